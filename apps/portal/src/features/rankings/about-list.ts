import { getLocale } from 'next-intl/server'
import { inLanguage } from '@/lib/format/bilingual'
import { namesInOrder } from '@/lib/format/names'
import { ownAddress } from '@/lib/own-address'
import { paths } from '@/lib/paths'
import type { RankingList } from './load-rankings'

/** Places that are told to machines; the whole list is in its files. */
const TOLD = 10

/** An issue of a list as schema.org's `ItemList`: its day, who keeps it, and the first of the places on this page. */
export const aboutList = async (list: RankingList): Promise<Readonly<Record<string, unknown>>> => {
  const [locale, address] = await Promise.all([getLocale(), ownAddress()])
  const { ranking, entries } = list
  return {
    '@type': 'ItemList',
    name: `${inLanguage(ranking.name, locale)} ${list.asOf}`,
    url: `${address}/${locale}${paths.rankingIssue(ranking.code, list)}`,
    numberOfItems: entries.totalCount,
    itemListOrder: 'https://schema.org/ItemListOrderAscending',
    itemListElement: entries.edges.slice(0, TOLD).map(({ node: { rank, person } }) => ({
      '@type': 'ListItem',
      position: rank,
      item: {
        '@type': 'Person',
        name: namesInOrder(person, locale).primary.text,
        url: `${address}/${locale}${paths.player(person)}`,
      },
    })),
  }
}
