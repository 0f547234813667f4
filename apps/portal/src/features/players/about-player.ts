import { getLocale } from 'next-intl/server'
import { inLanguage } from '@/lib/format/bilingual'
import { namesInOrder } from '@/lib/format/names'
import { ownAddress } from '@/lib/own-address'
import { paths } from '@/lib/paths'
import type { PlayerHeadData } from './load-players'

/** A player as schema.org's `Person`: what the page shows this reader, and no more. */
export const aboutPlayer = async (player: PlayerHeadData): Promise<Readonly<Record<string, unknown>>> => {
  const [locale, address] = await Promise.all([getLocale(), ownAddress()])
  const { primary, secondary } = namesInOrder(player, locale)
  return {
    '@type': 'Person',
    name: primary.text,
    identifier: player.number,
    url: `${address}/${locale}${paths.player(player)}`,
    ...(secondary ? { alternateName: secondary.text } : {}),
    ...(player.club ? { memberOf: { '@type': 'SportsOrganization', name: inLanguage(player.club.name, locale) } } : {}),
  }
}
