import 'server-only'
import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { ownAddress } from './own-address'

/**
 * What a page is called in the browser, and where its address is passed on; `picture` is the path of the one drawn of what it
 * shows.
 */
export const titled = async (name: string, description?: string, picture = '/share.png'): Promise<Metadata> => {
  const [t, locale, address] = await Promise.all([getTranslations('site'), getLocale(), ownAddress()])
  const about = description ?? t('tagline')
  const image = `${address}${picture}`
  return {
    title: name,
    description: about,
    openGraph: {
      title: name,
      description: about,
      siteName: t('titleSuffix'),
      locale: locale.replace('-', '_'),
      type: 'website',
      images: [{ url: image, width: 1200, height: 630, alt: picture === '/share.png' ? t('titleSuffix') : name }],
    },
    twitter: { card: 'summary_large_image', title: name, description: about, images: [image] },
  }
}

/** The same for a page with parts: the part that is open stands before the name. */
export const titledWithParts = async (
  name: string | undefined,
  description?: string,
  picture?: string,
): Promise<Metadata> => {
  if (name === undefined) return {}
  const site = (await getTranslations('site'))('titleSuffix')
  return { ...(await titled(name, description, picture)), title: { default: name, template: `%s · ${name} · ${site}` } }
}
