import 'server-only'
import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'

/** What a page is called in the browser, and where its address is passed on. */
export const titled = async (name: string): Promise<Metadata> => {
  const [t, locale] = await Promise.all([getTranslations('site'), getLocale()])
  return {
    title: name,
    openGraph: { title: name, siteName: t('titleSuffix'), locale: locale.replace('-', '_'), type: 'website' },
  }
}

/** The same for a page with parts: the part that is open stands before the name. */
export const titledWithParts = async (name: string | undefined): Promise<Metadata> => {
  if (name === undefined) return {}
  const site = (await getTranslations('site'))('titleSuffix')
  return { ...(await titled(name)), title: { default: name, template: `%s · ${name} · ${site}` } }
}
