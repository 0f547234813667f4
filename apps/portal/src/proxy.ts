import { randomBytes } from 'node:crypto'
import createMiddleware from 'next-intl/middleware'
import { NextRequest, NextResponse } from 'next/server'
import { routing } from './i18n/routing'
import { findAs, type Settled, settle } from './lib/addresses'
import { contentPolicy } from './lib/content-policy'
import { isFounded } from './lib/is-founded'
import { jsonTarget, pageOfJson } from './lib/json-address'
import { isSecure } from './lib/public-address'
import { ID_AT, SHOWN_AT } from './lib/shown-at'

const localised = createMiddleware(routing)

const isSetup = (path: string): boolean => routing.locales.some(locale => path === `/${locale}/setup`)

const POLICY = 'content-security-policy'

const newNonce = (): string => randomBytes(16).toString('base64')

const isServedSecurely = (): boolean => process.env.NODE_ENV === 'production' && isSecure()

/**
 * The page with its policy: told to Next with the request, which puts the nonce on its scripts, and to the browser.
 * The page learns its address, and what the word in it stands for.
 */
const localisedUnderPolicy = (request: NextRequest, shown?: Settled): NextResponse => {
  const policy = contentPolicy({ nonce: newNonce(), isSecure: isServedSecurely(), ancestors: "'none'" })
  const headers = new Headers(request.headers)
  headers.set(POLICY, policy)
  headers.set(SHOWN_AT, `${request.nextUrl.pathname}${request.nextUrl.search}`)
  // What the page asks of the API is one trace.
  if (process.env.OTEL_EXPORTER_OTLP_ENDPOINT && !headers.has('traceparent'))
    headers.set('traceparent', `00-${randomBytes(16).toString('hex')}-${randomBytes(8).toString('hex')}-01`)
  headers.delete(ID_AT)
  if (shown?.kind === 'shown') headers.set(ID_AT, `${encodeURIComponent(shown.slug)} ${shown.id}`)
  const response = localised(new NextRequest(request, { headers }))
  // The development server evaluates what it sends.
  if (process.env.NODE_ENV === 'production') response.headers.set(POLICY, policy)
  return response
}

/** A frame for pages of other sites, the only thing of ours that stands in one. */
const framedAnywhere = (request: NextRequest): NextResponse => {
  const policy = contentPolicy({ nonce: newNonce(), isSecure: isServedSecurely(), ancestors: '*' })
  const headers = new Headers(request.headers)
  headers.set(POLICY, policy)
  headers.delete(ID_AT)
  const response = NextResponse.next({ request: { headers } })
  if (process.env.NODE_ENV === 'production') response.headers.set(POLICY, policy)
  return response
}

/** The data of a page, from where its address leads a stranger at the reader's address. */
const asJson = async (request: NextRequest, page: string): Promise<NextResponse> => {
  const stranger = new Headers(request.headers)
  stranger.delete('cookie')
  const target = jsonTarget(page, await settle(page, request.nextUrl.search, findAs(stranger)))
  if ('made' in target) return NextResponse.rewrite(new URL(target.made, request.url))
  return NextResponse.redirect(new URL(target.at, request.url), target.forGood ? 308 : 307)
}

/** Every page in its language and under its policy; while there is no federation, every page is the one that sets it up. */
export default async function proxy(request: NextRequest): Promise<NextResponse> {
  const path = request.nextUrl.pathname
  if (path.startsWith('/embed/')) return framedAnywhere(request)
  if (isSetup(path)) return localisedUnderPolicy(request)
  if (await isFounded()) {
    const page = pageOfJson(path)
    if (page !== undefined) return asJson(request, page)
    const settled = await settle(path, request.nextUrl.search, findAs(request.headers))
    if (settled?.kind === 'moved') return NextResponse.redirect(new URL(settled.path, request.url), 308)
    if (settled?.kind === 'led') return NextResponse.redirect(new URL(settled.path, request.url), 307)
    return localisedUnderPolicy(request, settled)
  }
  const locale = routing.locales.find(one => path === `/${one}` || path.startsWith(`/${one}/`))
  return NextResponse.redirect(new URL(`/${locale ?? routing.defaultLocale}/setup`, request.url))
}

/** Pages only: not the API's own paths, route handlers, Next's files or anything with a file name. */
export const config = {
  matcher: [
    '/((?!graphql|oauth|oembed|page-json|api|files|session|preferences|healthz|_next|.*\\..*).*)',
    // Codes may have points, and articles.
    '/(zh-CN|en)/(events|clubs|rankings|laws)/(.*)',
    // As data.
    '/(zh-CN|en)/players/(.*)',
    '/embed/(.*)',
  ],
}
