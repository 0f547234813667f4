import { useLocale, useTranslations } from 'next-intl'
import { DerivedNote } from '@/components/person-name'
import { moveWords } from '@/components/rank-change'
import { ColumnHead, RegisterTable, Row } from '@/components/ui/table'
import { Term } from '@/components/ui/term'
import { inLanguage } from '@/lib/format/bilingual'
import { open } from '@/lib/format/fill'
import { printFigure } from '@/lib/format/points'
import { shortId } from '@/lib/short-id'
import type { RankingEntry, RankingList } from './load-rankings'
import { lineText } from './ranking-line'
import { RankingRows } from './ranking-rows'

/** An entry as the text that its line is drawn from. */
const textOf = (entry: RankingEntry, locale: string): string =>
  lineText({
    id: shortId(entry.person.id),
    person: entry.person,
    partners: entry.partners,
    rank: entry.rank,
    shared: entry.shared,
    moved: entry.previousRank === null ? undefined : entry.previousRank - entry.rank,
    value: entry.value,
    counting: entry.countingResults,
    results: entry.results,
    estimate:
      entry.estimate && entry.uncertainty ? `${printFigure(entry.estimate)} ± ${printFigure(entry.uncertainty)}` : '',
    provisional: entry.provisional,
    club: entry.club ? { code: entry.club.code, name: inLanguage(entry.club.name, locale) } : undefined,
  })

/** The lines of a list, with what is said of them. */
function Lines({ list, isRating }: { readonly list: RankingList; readonly isRating: boolean }) {
  const t = useTranslations('rankings')
  const states = useTranslations('state')
  const columns = useTranslations('columns')
  const locale = useLocale()
  return (
    <RankingRows
      lines={list.entries.edges.map(({ node }) => textOf(node, locale))}
      list={shortId(list.id)}
      words={{
        ...moveWords(t),
        shared: columns('sharedRank'),
        partner: t('partner'),
        explain: t('explain', open('value')),
        countingOf: t('countingOf', open('n', 'm')),
        of: columns('of', open('n', 'm')),
      }}
      {...(isRating ? { provisional: states('provisional') } : {})}
    />
  )
}

/** A ranking list as it was issued; the order and the shared ranks are the API's. */
export function RankingTable({ list, caption }: { readonly list: RankingList; readonly caption: string }) {
  const t = useTranslations()
  const isRating = list.ranking.kind === 'rating'
  return (
    <>
      <RegisterTable caption={caption} captionHidden label={caption} fits>
        <thead>
          <Row>
            <ColumnHead numeric stuck>
              {t('columns.rank')}
            </ColumnHead>
            <ColumnHead numeric>
              <Term meaning={t('terms.column.rankChange')}>{t('rankings.rankChange')}</Term>
            </ColumnHead>
            <ColumnHead>{t('columns.name')}</ColumnHead>
            <ColumnHead numeric data-decides="">
              {isRating ? (
                <Term meaning={t('terms.column.rating')}>{t('rankings.rating')}</Term>
              ) : (
                <Term meaning={t('terms.column.value')}>{t('columns.value')}</Term>
              )}
            </ColumnHead>
            {isRating ? (
              <>
                <ColumnHead numeric>
                  <Term meaning={t('terms.column.estimate')}>{t('rankings.estimate')}</Term>
                </ColumnHead>
                <ColumnHead numeric>{t('rankings.results')}</ColumnHead>
                <ColumnHead>{t('columns.state')}</ColumnHead>
              </>
            ) : (
              <ColumnHead numeric>
                <Term meaning={t('terms.column.counting')}>{t('columns.counting')}</Term>
              </ColumnHead>
            )}
            <ColumnHead>{t('columns.club')}</ColumnHead>
            <ColumnHead>{t('columns.number')}</ColumnHead>
          </Row>
        </thead>
        <tbody>
          <Lines list={list} isRating={isRating} />
        </tbody>
      </RegisterTable>
      <DerivedNote people={list.entries.edges.flatMap(({ node }) => [node.person, ...node.partners])} />
    </>
  )
}
