import { getLocale } from 'next-intl/server'
import type { ResultOf } from '@/gql'
import { inLanguage } from '@/lib/format/bilingual'
import { ownAddress } from '@/lib/own-address'
import { paths } from '@/lib/paths'
import type { ClubQuery } from './clubs.graphql'

type Club = NonNullable<ResultOf<typeof ClubQuery>['organisation']>

/** A body as schema.org's `SportsOrganization`: what it says of itself on its page, and what it belongs to. */
export const aboutClub = async (club: Club): Promise<Readonly<Record<string, unknown>>> => {
  const [locale, address] = await Promise.all([getLocale(), ownAddress()])
  const { region, venue, website } = club.contact
  return {
    '@type': 'SportsOrganization',
    name: inLanguage(club.name, locale),
    alternateName: locale === 'en' ? club.name.zh : club.name.en,
    identifier: club.code,
    url: `${address}/${locale}${paths.club(club)}`,
    ...(website ? { sameAs: website } : {}),
    ...(region || venue ? { address: [region, venue].filter(Boolean).join(' ') } : {}),
    ...(club.parent
      ? { parentOrganization: { '@type': 'SportsOrganization', name: inLanguage(club.parent.name, locale) } }
      : {}),
  }
}
