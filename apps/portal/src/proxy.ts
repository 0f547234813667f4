import createMiddleware from 'next-intl/middleware'
import { type NextRequest, NextResponse } from 'next/server'
import { routing } from './i18n/routing'
import { isFounded } from './lib/is-founded'

const localised = createMiddleware(routing)

const isSetup = (path: string): boolean => routing.locales.some(locale => path === `/${locale}/setup`)

/** Every page in its language; while there is no federation, every page is the one that sets it up. */
export default async function proxy(request: NextRequest): Promise<NextResponse> {
  const path = request.nextUrl.pathname
  if (isSetup(path) || (await isFounded())) return localised(request)
  const locale = routing.locales.find(one => path === `/${one}` || path.startsWith(`/${one}/`))
  return NextResponse.redirect(new URL(`/${locale ?? routing.defaultLocale}/setup`, request.url))
}

/** Pages only: not the API's own paths, route handlers, Next's files or anything with a file name. */
export const config = { matcher: '/((?!graphql|api|files|session|preferences|healthz|_next|.*\\..*).*)' }
