import type { EntrantId } from '../../core/ids.js'
import { add, compare, divide, negate, type Ratio, ratio, zero } from '../../core/ratio.js'
import type { ScoreLine } from '../../core/score-line.js'
import type { Criterion, Field } from '../../core/standings.js'
import { columnOfSeries } from '../../tie-break/compare-series.js'
import { drawnLots, headToHead, higherTotal, opponentsTotal, pointsAgainstHigher, wins } from '../../tie-break/index.js'
import { explained } from '../../tie-break/explained.js'
import { sumOf, type Term } from '../../tie-break/figure.js'
import type { BridgeBook } from '../book.js'
import { isMatchLine } from './matches.js'
import { unitOf } from './score-lines.js'
import type { BridgeSettings } from '../settings/settings.js'

/** The article under which the order of tied contestants must be announced before the event. */
const published = (book: BridgeBook) => ({ edition: book.editionId, article: book.clauses.specialScoring })

const boardLines = (field: Field, entrant: EntrantId): readonly ScoreLine[] =>
  field.lines.filter(line => line.entrant === entrant && !isMatchLine(line))

/** Share won of all IMPs won and lost; the order is that of the quotient won ÷ lost. */
const impShare = (book: BridgeBook): Criterion => ({
  code: 'impQuotient',
  clause: published(book),
  direction: 'higher',
  decimals: 4,
  column: (field, tied) =>
    new Map(
      tied.map(entrant => {
        const values = boardLines(field, entrant).map(line => line.points.value)
        const won = values.filter(value => value.num > 0n).reduce(add, zero)
        const all = values.map(value => (value.num < 0n ? negate(value) : value)).reduce(add, zero)
        return [entrant, all.num === 0n ? undefined : divide(won, all)]
      }),
    ),
})

const impQuotient = (book: BridgeBook): Criterion =>
  explained(
    impShare(book),
    (field, entrant) => boardLines(field, entrant).map(line => ({ value: line.points.value, line })),
    2,
  )

/** Opponents whom every one of the tied has met, best placed first, those level with one another together. */
const commonTo = (field: Field, tied: readonly EntrantId[]): readonly (readonly EntrantId[])[] => {
  const metBy = tied.map(entrant => new Set(boardLines(field, entrant).flatMap(line => [...line.opponents])))
  const rankOf = (id: EntrantId): Ratio => field.totals.get(id)?.rankBy ?? zero
  const level: EntrantId[][] = []
  const common = [...(metBy[0] ?? [])].filter(id => !tied.includes(id) && metBy.every(met => met.has(id)))
  for (const id of common.sort((a, b) => compare(rankOf(b), rankOf(a)))) {
    const last = level.at(-1)
    if (last?.[0] !== undefined && compare(rankOf(last[0]), rankOf(id)) === 0) last.push(id)
    else level.push([id])
  }
  return level
}

const against = (field: Field, entrant: EntrantId, opponent: EntrantId): Ratio =>
  boardLines(field, entrant)
    .filter(line => line.opponents.includes(opponent))
    .map(line => line.points.value)
    .reduce(add, zero)

/** Score against the best-placed opponents whom every one of the tied has met, one place after the other. */
const commonOpponents = (book: BridgeBook): Criterion =>
  explained(
    {
      code: 'commonOpponents',
      clause: published(book),
      direction: 'higher',
      decimals: 0,
      column: (field, tied) => {
        const common = commonTo(field, tied)
        if (common.length === 0) return new Map(tied.map(entrant => [entrant, undefined]))
        return columnOfSeries(tied, entrant =>
          common.map(level => level.map(opponent => against(field, entrant, opponent)).reduce(add, zero)),
        )
      },
    },
    (field, entrant, tied) =>
      commonTo(field, tied)
        .flat()
        .map(opponent => ({ opponent, value: against(field, entrant, opponent), code: 'tieBreakAgainst' })),
    2,
  )

type BoardLines = ReadonlyMap<EntrantId, ReadonlyMap<string, ScoreLine>>

/** The lines of the tied by board. */
const byBoard = (field: Field, tied: readonly EntrantId[]): BoardLines => {
  const boards = new Map(
    field.facts.sheets.map(fact => [fact.slot, `${fact.session ?? ''}|${fact.board ?? fact.slot}`]),
  )
  const named = (line: ScoreLine): string => boards.get(line.slot) ?? line.slot
  return new Map(tied.map(entrant => [entrant, new Map(boardLines(field, entrant).map(line => [named(line), line]))]))
}

/** Each board against each of the other tied ones: 1 for more, ½ for the same, nothing for less. */
const boardPoints = (lines: BoardLines, entrant: EntrantId): readonly Term[] => {
  const others = [...lines].flatMap(([other, boards]) => (other === entrant ? [] : [boards]))
  return [...(lines.get(entrant) ?? [])].flatMap(([board, line]): readonly Term[] => {
    const theirs = others.flatMap(boards => boards.get(board) ?? [])
    const points = theirs.map(other => 1 + Math.sign(compare(line.points.value, other.points.value)))
    const twice = points.reduce((sum, value) => sum + value, 0)
    return theirs.length === 0 ? [] : [{ value: ratio(twice, 2), line }]
  })
}

/** Boards on which one did better than the other tied ones, the points of all of them together. */
const pointABoard = (book: BridgeBook): Criterion =>
  explained(
    {
      code: 'pointABoard',
      clause: published(book),
      direction: 'higher',
      decimals: 1,
      column: (field, tied) => {
        const lines = byBoard(field, tied)
        return new Map(tied.map(entrant => [entrant, sumOf(boardPoints(lines, entrant))]))
      },
    },
    (field, entrant, tied) => boardPoints(byBoard(field, tied), entrant),
  )

const half = (settings: BridgeSettings): Ratio => (settings.victoryPoints?.scale === 'acbl-30' ? ratio(15) : ratio(10))

interface Steps {
  readonly matchVp: (atMost?: number) => Criterion
  readonly matchBasic: (atMost?: number) => Criterion
  readonly wins: Criterion
  readonly opponents: Criterion
  readonly basicTotal: Criterion
  readonly higherPlaced: Criterion
  readonly lots: Criterion
}

const stepsOf = (book: BridgeBook, settings: BridgeSettings): Steps => {
  const clause = published(book)
  const basic = unitOf(settings.method)
  const vp = 'victoryPoint'
  const draw = half(settings)
  const decimals = 2
  return {
    matchVp: atMost => headToHead({ clause, decimals, unit: vp, scope: 'allMet', ...(atMost ? { atMost } : {}) }),
    matchBasic: atMost =>
      headToHead({
        code: 'headToHeadBasic',
        clause,
        decimals,
        unit: basic,
        scope: 'allMet',
        ...(atMost ? { atMost } : {}),
      }),
    wins: wins({
      clause,
      unit: vp,
      win: add(draw, ratio(1, 100)),
      draw,
      drawCounts: ratio(1, 2),
      games: 'played',
      decimals: 1,
    }),
    opponents: opponentsTotal({ clause, decimals, unit: vp }),
    basicTotal: higherTotal({ code: 'basicTotal', clause, decimals, unit: basic }),
    higherPlaced: pointsAgainstHigher({ clause, decimals, unit: settings.victoryPoints ? vp : basic }),
    lots: drawnLots({ clause }),
  }
}

/**
 * The chain of the preset the event's conditions name. EBU: the two's own match (victory points, then the basic
 * method), wins, opponents' total unless all played all, basic total, point-a-board; CBAI, PZBS: their league orders;
 * ACBL: ties stand. All end with a recorded ballot, which decides only when it was drawn.
 */
export const bridgeTieBreaks = (book: BridgeBook, settings: BridgeSettings): readonly Criterion[] => {
  if (settings.tieBreaks === 'shared' || settings.tieBreaks === 'acbl') return []
  const steps = stepsOf(book, settings)
  const byMatches = settings.victoryPoints !== undefined
  if (settings.tieBreaks === 'cbai') {
    const own = byMatches ? [steps.matchVp(), steps.matchBasic()] : [steps.matchBasic()]
    return [...own, impQuotient(book), commonOpponents(book), steps.lots]
  }
  if (settings.tieBreaks === 'pzbs') {
    return [byMatches ? steps.matchVp() : steps.matchBasic(), steps.higherPlaced, steps.basicTotal, steps.lots]
  }
  const matches = byMatches ? [steps.matchVp(2), steps.matchBasic(2), steps.wins] : [steps.matchBasic(2)]
  const swiss = byMatches && !settings.allPlayAll ? [steps.opponents] : []
  return [...matches, ...swiss, ...(byMatches ? [steps.basicTotal] : []), pointABoard(book), steps.lots]
}
