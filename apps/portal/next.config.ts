import path from 'node:path'
import type { NextConfig } from 'next'
import createNextIntlPlugin from 'next-intl/plugin'

const withNextIntl = createNextIntlPlugin('./src/i18n/request.ts')
const repositoryRoot = path.join(import.meta.dirname, '../..')

/** What programs of other sites read in a browser, and never as somebody: the answers name no credentials. */
const readFromAnywhere = [
  { key: 'access-control-allow-origin', value: '*' },
  { key: 'access-control-allow-methods', value: 'GET, HEAD, POST, OPTIONS' },
  {
    key: 'access-control-allow-headers',
    value:
      'accept, accept-language, apollo-require-preflight, authorization, content-type, idempotency-key, if-none-match, last-event-id',
  },
  {
    key: 'access-control-expose-headers',
    value: 'content-disposition, etag, ratelimit, ratelimit-policy, retry-after, www-authenticate, x-request-id',
  },
  { key: 'access-control-max-age', value: '7200' },
  { key: 'cross-origin-resource-policy', value: 'cross-origin' },
]

/** What a page shows, as data. */
const DATA_OF_PAGES = '/:locale(zh-CN|en)/:family(events|players|clubs|rankings)/:page(.*\\.json)'

const config: NextConfig = {
  output: 'standalone',
  outputFileTracingRoot: repositoryRoot,
  turbopack: { root: repositoryRoot },
  poweredByHeader: false,
  reactStrictMode: true,
  typedRoutes: false,
  // Types are checked once, by `npm run typecheck`, which `npm test` runs too.
  typescript: { ignoreBuildErrors: true },
  headers: async () => [
    {
      source: '/fonts/:path*',
      headers: [{ key: 'cache-control', value: 'public, max-age=2592000' }],
    },
    {
      source: '/:path*',
      headers: [
        { key: 'x-content-type-options', value: 'nosniff' },
        { key: 'referrer-policy', value: 'same-origin' },
        { key: 'cross-origin-opener-policy', value: 'same-origin' },
        { key: 'cross-origin-resource-policy', value: 'same-origin' },
        {
          key: 'permissions-policy',
          value: 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
        },
      ],
    },
    // Only what is made for pages of other sites stands in one of them.
    { source: '/((?!embed/).*)', headers: [{ key: 'x-frame-options', value: 'DENY' }] },
    ...[
      '/graphql/:path*',
      '/oauth/:path*',
      '/files/:path*',
      '/embed/:path*',
      '/embed.js',
      '/oembed',
      DATA_OF_PAGES,
      '/casebook.atom',
      '/.well-known/:path*',
    ].map(source => ({ source, headers: readFromAnywhere })),
    // What is no page: nothing of it is run, were it opened as one.
    ...[
      '/graphql/:path*',
      '/oauth/:path*',
      '/api/:path*',
      '/files/:path*',
      '/page-json/:path*',
      DATA_OF_PAGES,
      '/session/:path*',
      '/preferences',
      '/healthz',
    ].map(source => ({
      source,
      headers: [{ key: 'content-security-policy', value: "default-src 'none'; frame-ancestors 'none'" }],
    })),
  ],
}

export default withNextIntl(config)
