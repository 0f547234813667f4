import 'server-only'
import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { ownAddress } from './own-address'

/** What a page is called in the browser, and where its address is passed on. */
export const titled = async (name: string, description?: string): Promise<Metadata> => {
  const [t, locale, address] = await Promise.all([getTranslations('site'), getLocale(), ownAddress()])
  const about = description ?? t('tagline')
  return {
    title: name,
    description: about,
    openGraph: {
      title: name,
      description: about,
      siteName: t('titleSuffix'),
      locale: locale.replace('-', '_'),
      type: 'website',
      images: [{ url: `${address}/share.png`, width: 1200, height: 630, alt: t('titleSuffix') }],
    },
    twitter: { card: 'summary_large_image', title: name, description: about, images: [`${address}/share.png`] },
  }
}

/** The same for a page with parts: the part that is open stands before the name. */
export const titledWithParts = async (name: string | undefined, description?: string): Promise<Metadata> => {
  if (name === undefined) return {}
  const site = (await getTranslations('site'))('titleSuffix')
  return { ...(await titled(name, description)), title: { default: name, template: `%s · ${name} · ${site}` } }
}
