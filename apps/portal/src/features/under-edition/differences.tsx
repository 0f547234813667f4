import { getLocale, getTranslations } from 'next-intl/server'
import { ClauseRef } from '@/components/clause-ref'
import { EntryNames } from '@/components/entry-names'
import { Cell, ColumnHead, RegisterTable, Row, RowHead } from '@/components/ui/table'
import type { ResultOf } from '@/gql'
import { slotWords } from '@/i18n/slot-words'
import { inLanguage } from '@/lib/format/bilingual'
import type { UnderEditionQuery } from './under-edition.graphql'

type Compared = NonNullable<NonNullable<ResultOf<typeof UnderEditionQuery>['revision']>['underEdition']>

/** Exact text, `7` or `25/2`, as a figure of two places. */
const figure = (exact: string): string => {
  const [over = '0', under = '1'] = exact.split('/')
  return (Number(over) / Number(under)).toFixed(2)
}

/** Totals and places that come out otherwise. */
export async function Places({ compared }: { readonly compared: Compared }) {
  const t = await getTranslations('underEdition')
  const { places, placeCount } = compared
  if (placeCount === 0) return null
  const caption = t('places', { count: placeCount })
  return (
    <div className="pb-6">
      <RegisterTable caption={caption} label={caption}>
        <thead>
          <tr>
            <ColumnHead stuck>{t('contestant')}</ColumnHead>
            <ColumnHead numeric>{t('total')}</ColumnHead>
            <ColumnHead numeric>{t('place')}</ColumnHead>
          </tr>
        </thead>
        <tbody>
          {places.map(({ entry, total, totalUnder, rank, rankUnder }) => (
            <Row key={entry.id}>
              <RowHead stuck>
                <EntryNames entry={entry} plain />
              </RowHead>
              <Cell numeric>{total === totalUnder ? total : `${total} → ${totalUnder}`}</Cell>
              <Cell numeric>{rank === rankUnder ? rank : `${rank} → ${rankUnder}`}</Cell>
            </Row>
          ))}
        </tbody>
      </RegisterTable>
      {placeCount > places.length ? (
        <p className="text-muted text-sm">{t('more', { shown: places.length, count: placeCount })}</p>
      ) : null}
    </div>
  )
}

/** Awards that come out otherwise, with the articles that make it. */
export async function Awards({ compared }: { readonly compared: Compared }) {
  const [t, words, locale] = await Promise.all([getTranslations('underEdition'), getTranslations('place'), getLocale()])
  const { awards, awardCount } = compared
  if (awardCount === 0) return null
  return (
    <section>
      <h2 className="mb-1 text-md">{t('awards', { count: awardCount })}</h2>
      <ul>
        {awards.map(({ entry, slot, award, under, causes }) => (
          <li key={`${entry.id} ${slot}`} className="border-rule border-b py-2">
            <p className="flex flex-wrap items-baseline gap-x-3">
              <EntryNames entry={entry} plain />
              <span className="figures text-muted text-sm">{slotWords(words, slot)}</span>
              <span className="figures font-medium">
                {figure(award)} → {figure(under)}
              </span>
            </p>
            {causes.map(({ name, before, after }) => (
              <p key={name.en} className="flex flex-wrap items-baseline gap-x-2 text-sm">
                {inLanguage(name, locale)}
                <ClauseRef clause={before} /> → <ClauseRef clause={after} />
              </p>
            ))}
          </li>
        ))}
      </ul>
      {awardCount > awards.length ? (
        <p className="text-muted text-sm">{t('more', { shown: awards.length, count: awardCount })}</p>
      ) : null}
    </section>
  )
}
