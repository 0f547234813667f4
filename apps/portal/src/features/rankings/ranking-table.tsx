import { useLocale, useTranslations } from 'next-intl'
import { DerivedNote, PersonName } from '@/components/person-name'
import { RankChange } from '@/components/rank-change'
import { StateMark } from '@/components/state-mark'
import { FigureLink } from '@/components/ui/figure-link'
import { Cell, ColumnHead, RegisterTable, Row, RowHead } from '@/components/ui/table'
import { Link } from '@/i18n/navigation'
import { inLanguage } from '@/lib/format/bilingual'
import { printFigure } from '@/lib/format/points'
import { paths } from '@/lib/paths'
import type { RankingEntry, RankingList } from './load-rankings'

/** Of a rating: what it is estimated at and how surely, and whether it has settled. */
function RatingCells({ entry }: { readonly entry: RankingEntry }) {
  return (
    <>
      <Cell numeric className="whitespace-nowrap">
        {entry.estimate && entry.uncertainty
          ? `${printFigure(entry.estimate)} ± ${printFigure(entry.uncertainty)}`
          : '—'}
      </Cell>
      <Cell numeric>{entry.results}</Cell>
      <Cell>{entry.provisional ? <StateMark state="provisional" /> : null}</Cell>
    </>
  )
}

interface EntryProps {
  readonly entry: RankingEntry
  readonly list: string
  readonly isRating: boolean
}

function Entry({ entry, list, isRating }: EntryProps) {
  const t = useTranslations()
  const locale = useLocale()
  return (
    <Row id={entry.person.id} className="scroll-mt-24 target:bg-raised">
      <Cell numeric stuck className="figures">
        {entry.rank}
        {entry.shared ? (
          <>
            <span aria-hidden="true">=</span>
            <span className="sr-only"> {t('columns.sharedRank')}</span>
          </>
        ) : null}
      </Cell>
      <Cell numeric className="figures">
        <RankChange rank={entry.rank} previous={entry.previousRank} />
      </Cell>
      <RowHead>
        <PersonName person={entry.person} both />
        {entry.partners.map(partner => (
          <span key={partner.id} className="block font-normal text-muted text-sm">
            {t('rankings.partner')} <PersonName person={partner} />
          </span>
        ))}
      </RowHead>
      <Cell numeric data-decides="">
        <FigureLink
          href={paths.explainRanking(list, entry.person.id)}
          label={t('rankings.explain', { value: entry.value })}
        >
          {printFigure(entry.value)}
        </FigureLink>
      </Cell>
      {isRating ? (
        <RatingCells entry={entry} />
      ) : (
        <Cell numeric title={t('rankings.countingOf', { n: entry.countingResults, m: entry.results })}>
          {t('columns.of', { n: entry.countingResults, m: entry.results })}
        </Cell>
      )}
      <Cell className="whitespace-nowrap">
        {entry.club ? (
          <Link href={paths.club(entry.club)} className="hover:text-link hover:underline">
            {inLanguage(entry.club.name, locale)}
          </Link>
        ) : null}
      </Cell>
      <Cell className="figures text-muted">{entry.person.number}</Cell>
    </Row>
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
            <ColumnHead numeric>{t('rankings.rankChange')}</ColumnHead>
            <ColumnHead>{t('columns.name')}</ColumnHead>
            <ColumnHead numeric>{isRating ? t('rankings.rating') : t('columns.value')}</ColumnHead>
            {isRating ? (
              <>
                <ColumnHead numeric>{t('rankings.estimate')}</ColumnHead>
                <ColumnHead numeric>{t('rankings.results')}</ColumnHead>
                <ColumnHead>{t('columns.state')}</ColumnHead>
              </>
            ) : (
              <ColumnHead numeric>{t('columns.counting')}</ColumnHead>
            )}
            <ColumnHead>{t('columns.club')}</ColumnHead>
            <ColumnHead>{t('columns.number')}</ColumnHead>
          </Row>
        </thead>
        <tbody>
          {list.entries.edges.map(({ node }) => (
            <Entry key={node.person.id} entry={node} list={list.id} isRating={isRating} />
          ))}
        </tbody>
      </RegisterTable>
      <DerivedNote people={list.entries.edges.flatMap(({ node }) => [node.person, ...node.partners])} />
    </>
  )
}
