import { useLocale, useTranslations } from 'next-intl'
import { DerivedNoteOf, EntryNames, entryText } from '@/components/entry-names'
import { Chip } from '@/components/ui/chip'
import { FigureLink } from '@/components/ui/figure-link'
import { Cell, ColumnHead, RegisterTable, Row, RowHead } from '@/components/ui/table'
import { FoldedCard } from '@/features/scorecards'
import { codeText } from '@/i18n/code-text'
import { Link } from '@/i18n/navigation'
import { printFigure } from '@/lib/format/points'
import { paths } from '@/lib/paths'
import type { Cards } from './cards'
import type { RevisionHead, StandingLine } from './load-standings'

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
  order: orderOf(lines),
})

function Head({ shape, unit }: { readonly shape: Shape; readonly unit: string }) {
  const t = useTranslations('columns')
  const units = useTranslations('unit')
  const criteria = useTranslations('tieBreak')
  const rules = useTranslations('tieBreakRule')
  return (
    <thead>
      <Row>
        <ColumnHead numeric stuck>
          {t('rank')}
        </ColumnHead>
        <ColumnHead>{t('names')}</ColumnHead>
        {shape.percent ? <ColumnHead numeric>{t('percentHead')}</ColumnHead> : null}
        <ColumnHead numeric>{codeText(units, unit, {}, t('total'))}</ColumnHead>
        <ColumnHead numeric>{t('played')}</ColumnHead>
        {shape.codes.map(code => (
          <ColumnHead key={code} numeric title={codeText(rules, code, {}, '') || undefined}>
            {codeText(criteria, code)}
          </ColumnHead>
        ))}
        {shape.award ? <ColumnHead numeric>{t('award')}</ColumnHead> : null}
      </Row>
    </thead>
  )
}

function Rank({ line }: { readonly line: StandingLine }) {
  const t = useTranslations('columns')
  return (
    <>
      {line.rank}
      {line.shared ? (
        <>
          <span aria-hidden="true">=</span>
          <span className="sr-only"> {t('sharedRank')}</span>
        </>
      ) : null}
    </>
  )
}

/** The points credited, unless a correction replaced them. */
function AwardCell({ award, name }: { readonly award: StandingLine['award']; readonly name: string }) {
  const t = useTranslations('standings')
  return (
    <Cell numeric>
      {award && !award.superseded ? (
        <FigureLink href={paths.explainAward(award.id)} label={t('explainAward', { value: award.points, name })}>
          {printFigure(award.points)}
        </FigureLink>
      ) : null}
    </Cell>
  )
}

interface LineProps {
  readonly line: StandingLine
  readonly revision: string
  readonly shape: Shape
  readonly cards: Cards
}

/** The number of a contestant: pressed, its card unfolds beneath the line, and folds again. */
function CardLink({ line: { entry }, cards, open }: Pick<LineProps, 'line' | 'cards'> & { readonly open: boolean }) {
  const t = useTranslations('standings')
  const locale = useLocale()
  const label = t('scorecardOf', { name: entryText(entry, locale) })
  return (
    <Link
      href={cards.at(open ? undefined : cards.keyOf(entry.id))}
      scroll={false}
      aria-expanded={open}
      aria-label={`${entry.number} ${label}`}
      title={label}
      className="unfolds figures"
    >
      {entry.number}
    </Link>
  )
}

/** The card of a contestant, as wide as the table it belongs to. */
function CardRow({ line, revision, shape, cards }: LineProps) {
  const width = 4 + shape.codes.length + (shape.percent ? 1 : 0) + (shape.award ? 1 : 0)
  return (
    <Row>
      <Cell colSpan={width}>
        <div className="unfolded">
          <FoldedCard eventId={cards.event} revisionId={revision} entryId={line.entry.id} />
        </div>
      </Cell>
    </Row>
  )
}

function Line({ line, revision, shape, cards }: LineProps) {
  const t = useTranslations('standings')
  const criteria = useTranslations('tieBreak')
  const locale = useLocale()
  const name = entryText(line.entry, locale)
  const open = cards.open === cards.keyOf(line.entry.id)
  const explain = (value: string) => (
    <FigureLink
      href={paths.explainStanding(revision, line.entry.id)}
      label={t('explain', { value: printFigure(value), name })}
    >
      {printFigure(value)}
    </FigureLink>
  )
  const row = (
    <Row data-entry={line.entry.id} data-state={`${line.rank} ${line.total} ${line.percent ?? ''}`}>
      <Cell numeric stuck className="figures">
        <Rank line={line} />
      </Cell>
      <RowHead className="min-w-40">
        <CardLink line={line} cards={cards} open={open} />
        <EntryNames entry={line.entry} both />
        {line.separatedBy && line.separatedBy !== shape.codes[0] && line.separatedBy !== shape.order ? (
          <Chip className="ml-2">{t('decidedBy', { criterion: codeText(criteria, line.separatedBy) })}</Chip>
        ) : null}
      </RowHead>
      {shape.percent ? (
        <Cell numeric data-decides="">
          {line.percent === null ? null : explain(line.percent)}
        </Cell>
      ) : null}
      <Cell numeric data-decides={shape.percent ? undefined : ''}>
        {shape.percent ? printFigure(line.total) : explain(line.total)}
      </Cell>
      <Cell numeric>{line.played}</Cell>
      {shape.codes.map(code => {
        const column = line.figures.find(item => item.code === code)
        return (
          <Cell key={code} numeric>
            {column ? printFigure(column.value) : null}
          </Cell>
        )
      })}
      {shape.award ? <AwardCell award={line.award} name={name} /> : null}
    </Row>
  )
  if (!open) return row
  return (
    <>
      {row}
      <CardRow line={line} revision={revision} shape={shape} cards={cards} />
    </>
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
          {lines.map(line => (
            <Line key={line.entry.id} line={line} revision={revision.id} shape={shape} cards={cards} />
          ))}
        </tbody>
      </RegisterTable>
      <DerivedNoteOf entries={lines.map(line => line.entry)} />
    </>
  )
}
