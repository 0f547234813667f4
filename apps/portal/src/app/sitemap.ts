import type { MetadataRoute } from 'next'
import { connection } from 'next/server'
import { locales } from '@/i18n/routing'
import { publicAddress } from '@/lib/public-address'
import { plugs } from '@/sports/plugs'

/** Where everything public is reached from. */
const sections = [
  '',
  '/events',
  '/rankings',
  '/players',
  '/clubs',
  '/casebook',
  '/laws',
  '/policies',
  '/statistics',
  '/trust',
  '/help',
  '/open-data',
  ...Object.values(plugs).flatMap(plug => plug.tools.map(({ href }) => href)),
]

/** The public sections in each language; empty while nobody has said where the portal is reached. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  await connection()
  const known = publicAddress()
  if (!known) return []
  const address = (locale: string, section: string) => new URL(`/${locale}${section}`, known).href
  return sections.flatMap(section =>
    locales.map(locale => ({
      url: address(locale, section),
      alternates: { languages: Object.fromEntries(locales.map(one => [one, address(one, section)])) },
    })),
  )
}
