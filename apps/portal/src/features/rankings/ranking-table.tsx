import { useLocale, useTranslations } from 'next-intl'
import { DerivedNote } from '@/components/person-name'
import { moveWords } from '@/components/rank-change'
import { StateMark } from '@/components/state-mark'
import { ColumnHead, RegisterTable, Row } from '@/components/ui/table'
import { Term } from '@/components/ui/term'
import { inLanguage } from '@/lib/format/bilingual'
import { open } from '@/lib/format/fill'
import { onlyNames } from '@/lib/format/names'
import { printFigure } from '@/lib/format/points'
import { shortId } from '@/lib/short-id'
import type { RankingEntry, RankingList } from './load-rankings'
import { type RankingLine, RankingRows } from './ranking-rows'

/** An entry as its line is drawn from. */
const lineOf = (entry: RankingEntry, locale: string): RankingLine => ({
  id: shortId(entry.person.id),
  person: onlyNames(entry.person),
  ...(entry.partners.length > 0 ? { partners: entry.partners.map(onlyNames) } : {}),
  rank: entry.rank,
  ...(entry.shared ? { shared: true } : {}),
  ...(entry.previousRank === null ? {} : { moved: entry.previousRank - entry.rank }),
  value: entry.value,
  counting: entry.countingResults,
  results: entry.results,
  ...(entry.estimate && entry.uncertainty
    ? { estimate: `${printFigure(entry.estimate)} ± ${printFigure(entry.uncertainty)}` }
    : {}),
  ...(entry.provisional ? { provisional: true } : {}),
  ...(entry.club ? { club: { code: entry.club.code, name: inLanguage(entry.club.name, locale) } } : {}),
})

/** The lines of a list, with what is said of them. */
function Lines({ list, isRating }: { readonly list: RankingList; readonly isRating: boolean }) {
  const t = useTranslations('rankings')
  const columns = useTranslations('columns')
  const locale = useLocale()
  return (
    <RankingRows
      lines={list.entries.edges.map(({ node }) => lineOf(node, locale))}
      list={shortId(list.id)}
      words={{
        ...moveWords(t),
        shared: columns('sharedRank'),
        partner: t('partner'),
        explain: t('explain', open('value')),
        countingOf: t('countingOf', open('n', 'm')),
        of: columns('of', open('n', 'm')),
      }}
      {...(isRating ? { provisional: <StateMark state="provisional" /> } : {})}
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
            <ColumnHead numeric>
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
