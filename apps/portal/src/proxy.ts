import createMiddleware from 'next-intl/middleware'
import { routing } from './i18n/routing'

export default createMiddleware(routing)

/** Pages only: not the API's own paths, route handlers, Next's files or anything with a file name. */
export const config = { matcher: '/((?!graphql|api|files|session|preferences|healthz|_next|.*\\..*).*)' }
