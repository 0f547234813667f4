import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { RankChange } from '@/components/rank-change'
import { FigureLink } from '@/components/ui/figure-link'
import { Cell, ColumnHead, RegisterTable, Row, RowHead } from '@/components/ui/table'
import { ExplanationTree, RatedResults } from '@/features/explanations'
import { SimulatedReasons } from '@/features/simulation'
import { Link } from '@/i18n/navigation'
import { inLanguage } from '@/lib/format/bilingual'
import { formatDate } from '@/lib/format/dates'
import { printFigure } from '@/lib/format/points'
import { paths } from '@/lib/paths'
import type { WhatIfAnswer } from './load-outlook'

type List = WhatIfAnswer['lists'][number]

interface ListProps {
  readonly list: List
  readonly answer: WhatIfAnswer
}

interface LineProps {
  readonly label: string
  readonly rank: number | undefined
  readonly value: ReactNode
  readonly move?: ReactNode
}

function Line({ label, rank, value, move }: LineProps) {
  return (
    <Row>
      <RowHead className="font-normal">{label}</RowHead>
      <Cell numeric className="figures">
        {rank ?? '—'}
      </Cell>
      <Cell numeric className="figures">
        {value ?? '—'}
      </Cell>
      <Cell numeric className="figures">
        {move}
      </Cell>
    </Row>
  )
}

const figure = (place: { readonly value: string } | null | undefined): string | null =>
  place ? printFigure(place.value) : null

/** In print, then on the day of the lists without the event, and with it. */
function Places({ list, answer }: ListProps) {
  const t = useTranslations()
  const locale = useLocale()
  const { published, line } = list
  const [before, after] = [line?.before, line?.after]
  const date = formatDate(answer.asOf, locale)
  const name = inLanguage(list.ranking.name, locale)
  return (
    <RegisterTable caption={name} captionHidden label={name} fits>
      <thead>
        <Row>
          <ColumnHead>{t('outlook.whatIf.list')}</ColumnHead>
          <ColumnHead numeric>{t('columns.rank')}</ColumnHead>
          <ColumnHead numeric>{t('columns.value')}</ColumnHead>
          <ColumnHead numeric>{t('rankings.rankChange')}</ColumnHead>
        </Row>
      </thead>
      <tbody>
        {published ? (
          <Line
            label={t('outlook.whatIf.inPrint', { date: formatDate(published.list.asOf, locale) })}
            rank={published.rank}
            value={
              <FigureLink
                href={paths.explainRanking(published.list.id, answer.person.id)}
                label={t('rankings.explain', { value: published.value })}
              >
                {printFigure(published.value)}
              </FigureLink>
            }
          />
        ) : null}
        <Line label={t('outlook.whatIf.without', { date })} rank={before?.rank} value={figure(before)} />
        <Line
          label={t('outlook.whatIf.with', { date, place: answer.place })}
          rank={after?.rank}
          value={after ? <strong className="font-semibold">{printFigure(after.value)}</strong> : null}
          move={after ? <RankChange rank={after.rank} previous={before?.rank ?? null} /> : null}
        />
      </tbody>
    </RegisterTable>
  )
}

/** The results that count, and the steps to the value. */
function HowValue({ list }: { readonly list: List }) {
  const t = useTranslations('outlook.whatIf')
  const locale = useLocale()
  const names = new Map(list.rated.map(({ event }) => [event.id, inLanguage(event.name, locale)]))
  if (!list.explanation) return null
  return (
    <details className="mt-2">
      <summary className="link min-h-6 cursor-pointer text-sm">{t('howValue')}</summary>
      <div className="mt-1 max-w-prose text-sm">
        {list.rated.length > 0 ? <RatedResults rated={list.rated} /> : null}
        <ExplanationTree nodes={list.explanation.nodes} eventName={event => names.get(event)} />
      </div>
    </details>
  )
}

/** One list that the event feeds: places, what counts differently, and how the value comes about. */
export function WhatIfList({ list, answer }: ListProps) {
  const t = useTranslations('outlook.whatIf')
  const locale = useLocale()
  return (
    <section className="mt-5">
      <h3 className="mb-1 text-md">
        <Link href={paths.ranking(list.ranking.code)} className="way">
          {inLanguage(list.ranking.name, locale)}
        </Link>
      </h3>
      {list.unknown ? (
        <p className="text-muted">{t(list.unknown === 'policy' ? 'unknownPolicy' : 'unknownResults')}</p>
      ) : (
        <Places list={list} answer={answer} />
      )}
      {list.line && list.ranking.kind === 'points' ? (
        <div className="mt-2 text-sm">
          <SimulatedReasons line={list.line} />
        </div>
      ) : null}
      <HowValue list={list} />
    </section>
  )
}
