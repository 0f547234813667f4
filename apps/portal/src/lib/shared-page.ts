import 'server-only'
import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { subjectOfPage } from './embed-kinds'
import { locales } from '@/i18n/routing'
import { jsonOfPage } from './json-address'
import { ownAddress } from './own-address'
import { SHOWN_AT } from './shown-at'

/** What only narrows or turns the pages of a page: the same page to whoever searches for it. */
const PASSING = ['after', 'eventsAfter', 'childrenAfter', 'from', 'skip', 'lang']

const canonicalOf = (shown: string): string => {
  const [path = '', query = ''] = shown.split('?')
  const values = new URLSearchParams(query)
  for (const name of PASSING) values.delete(name)
  return values.size > 0 ? `${path}?${values}` : path
}

/** The path of the page at hand without its language: `/events/BRA-2025-02`; empty for the home page. */
const withoutLanguage = (path: string): string => path.replace(/^\/(?:zh-CN|en)(?=\/|\?|$)/, '')

const OEMBED = 'application/json+oembed'

/** Where it is said how the page looks within somebody else's. */
const oembedOf = (page: string, address: string): string => `${address}/oembed?${new URLSearchParams({ url: page })}`

/**
 * Where a page has its address for good, and the same in the other language; with its data and feeds, by their types. Nothing
 * where the address is not known.
 */
export const alternatesHere = async (types?: Readonly<Record<string, string>>): Promise<Metadata['alternates']> => {
  const shown = (await headers()).get(SHOWN_AT)
  if (!shown) return types ? { types } : undefined
  const address = await ownAddress()
  const [canonical, rest] = [canonicalOf(shown), withoutLanguage(canonicalOf(shown))]
  const data = jsonOfPage(canonical.split('?')[0] ?? '')
  const found = {
    ...types,
    ...(subjectOfPage(rest) ? { [OEMBED]: oembedOf(`${address}${canonical}`, address) } : {}),
    ...(data === undefined ? {} : { 'application/json': `${address}${data}` }),
  }
  return {
    canonical: `${address}${canonical}`,
    languages: {
      ...Object.fromEntries(locales.map(locale => [locale, `${address}/${locale}${rest}`])),
      'x-default': `${address}/zh-CN${rest}`,
    },
    ...(Object.keys(found).length > 0 ? { types: found } : {}),
  }
}
