import type { MetadataRoute } from 'next'
import { connection } from 'next/server'
import { locales } from '@/i18n/routing'
import { publicAddress } from '@/lib/public-address'

/** What is for everybody may be read by machines; desks, accounts and what answers them may not. */
export default async function robots(): Promise<MetadataRoute.Robots> {
  await connection()
  const known = publicAddress()
  const own = locales.flatMap(locale => ['desk', 'my', 'login', 'search'].map(place => `/${locale}/${place}`))
  return {
    rules: { userAgent: '*', allow: '/', disallow: [...own, '/graphql', '/api/', '/session', '/preferences'] },
    ...(known ? { sitemap: ['/sitemap.xml', '/files/sitemaps/index.xml'].map(path => new URL(path, known).href) } : {}),
  }
}
