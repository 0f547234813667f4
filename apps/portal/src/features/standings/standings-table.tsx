import { useTranslations } from 'next-intl'
import { DerivedNoteOf, onlyEntryNames } from '@/components/entry-names'
import { ColumnHead, RegisterTable, Row } from '@/components/ui/table'
import { Term } from '@/components/ui/term'
import { FoldedCard } from '@/features/scorecards'
import { codeText } from '@/i18n/code-text'
import { open } from '@/lib/format/fill'
import { printFigure } from '@/lib/format/points'
import { shortId } from '@/lib/short-id'
import type { Cards } from './cards'
import type { RevisionHead, StandingLine } from './load-standings'
import { type StandingsLine, StandingsRows } from './standings-rows'

interface StandingsTableProps {
  readonly revision: Pick<RevisionHead, 'id' | 'unit'>
  readonly lines: readonly StandingLine[]
  readonly cards: Cards
  readonly caption: string
  readonly showCaption: boolean
}

interface Shape {
  readonly codes: readonly string[]
  readonly percent: boolean
  readonly award: boolean
  readonly matches: boolean
  /** What no column shows and every rank comes from, as a bracket: said once, not on each line. */
  readonly order: string | undefined
}

/** The one criterion without a column that every place not shared was decided by. */
const orderOf = (lines: StandingsTableProps['lines']): string | undefined => {
  const single = lines.filter(line => !line.shared)
  const code = single[0]?.separatedBy ?? undefined
  const isColumn = lines.some(line => line.figures.some(figure => figure.code === code))
  return !isColumn && single.every(line => line.separatedBy === code) ? code : undefined
}

/** In the order of the chain, as the line with most figures has them. */
const byLongest = (lines: StandingsTableProps['lines']) => {
  const longest = lines.reduce<readonly string[]>(
    (most, { figures }) => (figures.length > most.length ? figures.map(({ code }) => code) : most),
    [],
  )
  const at = (code: string): number => (longest.includes(code) ? longest.indexOf(code) : longest.length)
  return (a: string, b: string): number => at(a) - at(b)
}

/** Which columns have anything to say. */
const shapeOf = (lines: StandingsTableProps['lines']): Shape => ({
  codes: [...new Set(lines.flatMap(line => line.figures.map(figure => figure.code)))].sort(byLongest(lines)),
  percent: lines.some(line => line.percent !== null),
  award: lines.some(line => line.award && !line.award.superseded),
  matches: lines.some(line => line.matches !== null),
  order: orderOf(lines),
})

function Head({ shape, unit }: { readonly shape: Shape; readonly unit: string }) {
  const t = useTranslations('columns')
  const units = useTranslations('unit')
  const criteria = useTranslations('tieBreak')
  const rules = useTranslations('tieBreakRule')
  const terms = useTranslations('terms')
  return (
    <thead>
      <Row>
        <ColumnHead numeric stuck>
          {t('rank')}
        </ColumnHead>
        <ColumnHead>{t('names')}</ColumnHead>
        {shape.percent ? (
          <ColumnHead numeric data-decides="">
            <Term meaning={terms('column.percent')}>{t('percentHead')}</Term>
          </ColumnHead>
        ) : null}
        <ColumnHead numeric data-decides={shape.percent ? undefined : ''}>
          <Term meaning={codeText(terms, `unit.${unit}`, {}, '')}>{codeText(units, unit, {}, t('total'))}</Term>
        </ColumnHead>
        <ColumnHead numeric>{t('played')}</ColumnHead>
        {shape.matches ? <ColumnHead numeric>{t('matches')}</ColumnHead> : null}
        {shape.codes.map(code => (
          <ColumnHead key={code} numeric>
            <Term meaning={codeText(rules, code, {}, '')}>{codeText(criteria, code)}</Term>
          </ColumnHead>
        ))}
        {shape.award ? (
          <ColumnHead numeric>
            <Term meaning={terms('column.award')}>{t('award')}</Term>
          </ColumnHead>
        ) : null}
      </Row>
    </thead>
  )
}

interface LinesProps extends Pick<StandingsTableProps, 'revision' | 'lines' | 'cards'> {
  readonly shape: Shape
}

/** The lines as they are drawn from, with what is said of all of them. */
function Lines({ revision, lines, cards, shape }: LinesProps) {
  const t = useTranslations('standings')
  const columns = useTranslations('columns')
  const criteria = useTranslations('tieBreak')
  const lineOf = ({ entry, ...line }: StandingLine): StandingsLine => {
    const isOpen = cards.open === cards.keyOf(entry.id)
    const by = line.separatedBy
    return {
      id: shortId(entry.id),
      number: entry.number,
      names: onlyEntryNames(entry),
      rank: line.rank,
      ...(line.shared ? { shared: true } : {}),
      ...(line.percent === null ? {} : { percent: line.percent }),
      total: line.total,
      played: line.played,
      ...(line.matches ? { matches: `${line.matches.won}–${line.matches.drawn}–${line.matches.lost}` } : {}),
      figures: shape.codes.map(code => {
        const figure = line.figures.find(item => item.code === code)
        return figure ? printFigure(figure.value) : null
      }),
      ...(line.award && !line.award.superseded
        ? { award: { id: shortId(line.award.id), points: line.award.points } }
        : {}),
      ...(by && by !== shape.codes[0] && by !== shape.order
        ? { decidedBy: t('decidedBy', { criterion: codeText(criteria, by) }) }
        : {}),
      cardAt: cards.at(isOpen ? undefined : cards.keyOf(entry.id)),
      ...(isOpen ? { card: <FoldedCard eventId={cards.event} revisionId={revision.id} entryId={entry.id} /> } : {}),
    }
  }
  return (
    <StandingsRows
      lines={lines.map(lineOf)}
      words={{
        shared: columns('sharedRank'),
        scorecardOf: t('scorecardOf', open('name')),
        explain: t('explain', open('value', 'name')),
        explainAward: t('explainAward', open('value', 'name')),
      }}
      revision={shortId(revision.id)}
      percent={shape.percent}
      award={shape.award}
      matches={shape.matches}
      width={4 + shape.codes.length + (shape.percent ? 1 : 0) + (shape.award ? 1 : 0) + (shape.matches ? 1 : 0)}
    />
  )
}

/** Standings as the revision holds them: ranks, totals, the tie-break columns in their order and what decided. */
export function StandingsTable({ revision, lines, cards, caption, showCaption }: StandingsTableProps) {
  const t = useTranslations('standings')
  const criteria = useTranslations('tieBreak')
  const shape = shapeOf(lines)
  return (
    <>
      {shape.order ? (
        <p className="mb-2 text-muted text-sm">{t('decidedBy', { criterion: codeText(criteria, shape.order) })}</p>
      ) : null}
      <RegisterTable caption={caption} captionHidden={!showCaption} label={caption} fits={shape.codes.length < 4}>
        <Head shape={shape} unit={revision.unit} />
        <tbody>
          <Lines revision={revision} lines={lines} cards={cards} shape={shape} />
        </tbody>
      </RegisterTable>
      <DerivedNoteOf entries={lines.map(line => line.entry)} />
    </>
  )
}
