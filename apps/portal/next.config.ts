import path from 'node:path'
import type { NextConfig } from 'next'
import createNextIntlPlugin from 'next-intl/plugin'

const withNextIntl = createNextIntlPlugin('./src/i18n/request.ts')
const repositoryRoot = path.join(import.meta.dirname, '../..')

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
        { key: 'x-frame-options', value: 'DENY' },
        { key: 'cross-origin-opener-policy', value: 'same-origin' },
        { key: 'cross-origin-resource-policy', value: 'same-origin' },
        {
          key: 'permissions-policy',
          value: 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
        },
      ],
    },
    // What is no page: nothing of it is run, were it opened as one.
    ...[
      '/graphql/:path*',
      '/oauth/:path*',
      '/api/:path*',
      '/files/:path*',
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
