import { useLocale, useTranslations } from 'next-intl'
import type { CSSProperties } from 'react'
import { EntryNames, entryText } from '@/components/entry-names'
import { Chip } from '@/components/ui/chip'
import { printFigure } from '@/lib/format/points'
import { matchWords } from '@/lib/match-words'
import { type BracketSheet, bracketSheets, type PlacedMatch } from './bracket-layout'
import type { BracketData, BracketMatchData } from './round-data'

type Side = BracketMatchData['sides'][number]

/** Who plays, or where the side will come from. */
function SideLine({ side }: { readonly side: Side }) {
  const t = useTranslations('rounds')
  const words = useTranslations('rounds.match')
  const { entry } = side
  const from = side.source === 'seed' ? `${side.seed ?? ''}` : (side.match ?? '')
  return (
    <p className="bracket-side" data-won={side.won ? '' : undefined}>
      {entry ? (
        <span className="min-w-0">
          <span className="figures text-muted">{entry.number}</span> <EntryNames entry={entry} plain />
        </span>
      ) : (
        <span className="min-w-0 text-muted">
          {side.source === 'seed'
            ? matchWords(words, from)
            : t(side.source === 'winner' ? 'winnerOf' : 'loserOf', { match: matchWords(words, from) })}
        </span>
      )}
      <span className="figures">
        {printFigure(side.score ?? '')}
        {side.won ? <span className="sr-only"> {t('goesOn')}</span> : null}
      </span>
    </p>
  )
}

function Match({ placed }: { readonly placed: PlacedMatch }) {
  const t = useTranslations('rounds')
  const words = useTranslations('rounds.match')
  const { match, column, row, span, feeders, goesOn } = placed
  const style: CSSProperties = { gridColumn: column, gridRow: `${row + 1} / span ${span}` }
  return (
    <li className="bracket-cell" style={style} data-feeders={feeders} data-goes-on={goesOn ? '' : undefined}>
      <div className="bracket-match">
        <span className="sr-only">{matchWords(words, match.name)}</span>
        {match.sides.map(side => (
          <SideLine key={`${side.source} ${side.match ?? side.seed}`} side={side} />
        ))}
        {match.level ? <Chip tone="seal">{t('levelChip')}</Chip> : null}
        {match.ground ? <Chip>{t('namedBy', { ground: t(`level.grounds.${match.ground}`) })}</Chip> : null}
      </div>
    </li>
  )
}

/** The title of a part, where a bracket has more than one. */
const usePartTitle = () => {
  const t = useTranslations('rounds')
  return ({ part, place, repechage }: BracketSheet): string =>
    part === 'placement'
      ? t(repechage ? 'bracketPart.repechage' : 'bracketPart.placement', { place })
      : t(`bracketPart.${part}`)
}

interface SheetProps {
  readonly sheet: BracketSheet
  readonly title: string | undefined
  /** Whether a final of its own follows, as in a double elimination. */
  readonly hasFinal: boolean
}

/** What a column is called; the last of the main bracket is the final only where no other follows. */
const roundWord = (
  t: ReturnType<typeof useTranslations<'rounds'>>,
  { sheet, hasFinal }: SheetProps,
  column: number,
): string => {
  if (sheet.part === 'final') return t(column === 1 ? 'bracketLast' : 'bracketReset')
  const first = sheet.matches[0]
  const round = (first ? first.match.round - first.column : 0) + column
  const playing = 2 ** (sheet.columns - column + 1)
  if (sheet.part === 'winners' && column === sheet.columns) return t(hasFinal ? 'bracketLastOf' : 'bracketLast')
  return sheet.part === 'winners' && playing <= 16 ? t('bracketOf', { sides: playing }) : t('roundAt', { round })
}

function Sheet(props: SheetProps) {
  const { sheet, title } = props
  const t = useTranslations('rounds')
  const columns = Array.from({ length: sheet.columns }, (_, at) => at + 1)
  const style: CSSProperties = {
    gridTemplateColumns: `repeat(${sheet.columns}, minmax(var(--bracket-column), var(--bracket-widest)))`,
    gridTemplateRows: `auto repeat(${sheet.rows}, minmax(min-content, 1fr))`,
  }
  return (
    <section className="bracket-sheet">
      {title ? <h3 className="mb-2 text-sm">{title}</h3> : null}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable from the keyboard */}
      <section className="bracket-frame" aria-label={title ?? t('bracket')} tabIndex={0}>
        <ol className="bracket-grid" style={style}>
          {columns.map(column => (
            <li key={column} className="bracket-head" style={{ gridColumn: column, gridRow: 1 }} aria-hidden="true">
              {roundWord(t, props, column)}
            </li>
          ))}
          {sheet.matches.map(placed => (
            <Match key={placed.match.name} placed={placed} />
          ))}
        </ol>
      </section>
    </section>
  )
}

/** The side that has won the last final. */
const championOf = (matches: BracketData['matches']): Side | undefined => {
  const top = matches.filter(match => match.part !== 'losers' && match.part !== 'placement')
  return top.at(-1)?.sides.find(side => side.won)
}

interface BracketProps {
  readonly bracket: BracketData
  /** For a wall: at most so many matches above each other. */
  readonly most?: number
  /** Only these parts; all of them unless told. */
  readonly parts?: readonly BracketMatchData['part'][]
}

/** A knock-out drawn as one: rounds from left to right, lines from match to match, those to come with where they come from. */
export function BracketView({ bracket, most, parts }: BracketProps) {
  const t = useTranslations('rounds')
  const locale = useLocale()
  const titleOf = usePartTitle()
  const sheets = bracketSheets(bracket.matches, most).filter(sheet => parts?.includes(sheet.part) ?? true)
  const champion = championOf(bracket.matches)
  const hasFinal = bracket.matches.some(match => match.part === 'final')
  return (
    <div className="bracket mb-8">
      {champion?.entry ? (
        <p className="mb-3 font-medium">{t('champion', { name: entryText(champion.entry, locale) })}</p>
      ) : null}
      <div className="flex flex-col gap-5">
        {sheets.map(sheet => (
          <Sheet
            key={sheet.key}
            sheet={sheet}
            title={sheets.length > 1 ? titleOf(sheet) : undefined}
            hasFinal={hasFinal}
          />
        ))}
      </div>
    </div>
  )
}
