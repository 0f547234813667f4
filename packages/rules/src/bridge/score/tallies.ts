import type { BoardAnalysis } from '../../core/board-rules.js'
import type { EntrantId } from '../../core/ids.js'
import { ratio } from '../../core/ratio.js'
import type { ScoreLine } from '../../core/score-line.js'
import {
  type AnalysisAt,
  type Counted,
  counted,
  type MakeTallies,
  type TallyGroup,
  type TallySum,
} from '../../core/tally.js'
import type { BridgeBook } from '../book.js'
import { type BridgeFact, effectiveSheets } from '../sheet/effective-sheets.js'
import { countedTricks, nsScoreOf } from '../sheet/outcome.js'
import type { BridgeSheet, PlayedSheet } from '../sheet/sheet.js'
import { type BridgeSettings, parseBridgeSettings } from '../settings/settings.js'
import { trumpLetters } from '../table/play.js'
import { type Contract, isTeamMethod, otherSide, type Side, type Strain, sideOf } from '../types.js'
import { entrantsOfSide, percentage } from './field.js'
import { isMatchLine } from './matches.js'
import { unitOf } from './score-lines.js'

/** What is counted of a contestant's boards, in the groups in which people read it. */
const kinds = {
  role: ['declaring', 'defending', 'passedOut'],
  contracts: ['partScores', 'games', 'smallSlams', 'grandSlams', 'doubledContracts'],
  strains: ['notrumpContracts', 'majorContracts', 'minorContracts'],
  defence: ['partScoresDefended', 'gamesDefended', 'slamsDefended'],
  leads: ['leadsAgainstNotrump', 'trumpLeads', 'sideSuitLeads'],
  leadCards: ['aceLeads', 'honourLeads', 'spotLeads'],
  openHands: ['tricksDeclaring', 'tricksDefending', 'againstPar'],
} as const
type Kind = (typeof kinds)[keyof typeof kinds][number]

/** What a board brings, by the method. */
const units = ['percent', 'imp'] as const

export const bridgeTallies: readonly TallyGroup[] = [
  { code: 'boardsByRole', kinds: kinds.role, whole: kinds.role, units },
  { code: 'contractsDeclared', kinds: kinds.contracts, whole: ['declaring'], units, success: 'contractsMade' },
  { code: 'strainsDeclared', kinds: kinds.strains, whole: ['declaring'], units, success: 'contractsMade' },
  { code: 'contractsDefended', kinds: kinds.defence, whole: ['defending'], units, success: 'contractsDefeated' },
  { code: 'openingLeads', kinds: kinds.leads, whole: kinds.leads, units, success: 'contractsDefeated' },
  { code: 'cardsLed', kinds: kinds.leadCards, whole: kinds.leadCards, units, success: 'contractsDefeated' },
  { code: 'besideOpenHands', kinds: kinds.openHands, units: ['trick', 'imp'], success: 'noWorseThanOpen' },
]

/** The order of the makeable tricks of a declarer. */
const strainsInFiles: readonly Strain[] = ['notrump', 'spades', 'hearts', 'diamonds', 'clubs']

/** Odd tricks of the lowest game in a denomination. */
const gameLevel: Readonly<Record<Strain, number>> = { clubs: 5, diamonds: 5, hearts: 4, spades: 4, notrump: 3 }

const kindOf = ({ level, strain }: Contract): Kind =>
  level === 7 ? 'grandSlams' : level === 6 ? 'smallSlams' : level >= gameLevel[strain] ? 'games' : 'partScores'

const defendedAs: Readonly<Partial<Record<Kind, Kind>>> = {
  partScores: 'partScoresDefended',
  games: 'gamesDefended',
  smallSlams: 'slamsDefended',
  grandSlams: 'slamsDefended',
}

const strainKind = (strain: Strain): Kind =>
  strain === 'notrump'
    ? 'notrumpContracts'
    : strain === 'spades' || strain === 'hearts'
      ? 'majorContracts'
      : 'minorContracts'

type Happened = Pick<Counted, 'succeeded' | 'brought'> & { readonly kind: Kind }

const declared = ({ contract }: PlayedSheet, made: boolean, brought: TallySum | undefined): Happened[] => {
  const counts: readonly Kind[] = [
    'declaring',
    kindOf(contract),
    strainKind(contract.strain),
    ...(contract.doubling === 'undoubled' ? [] : (['doubledContracts'] as const)),
  ]
  return counts.map(kind => ({ kind, succeeded: made, ...(brought ? { brought } : {}) }))
}

/** What was led, where it was written down: to which contract, and how high a card. */
const leadKinds = ({ lead, contract: { strain } }: PlayedSheet): readonly Kind[] => {
  if (lead === undefined) return []
  const [suit, rank = ''] = lead
  const to =
    strain === 'notrump' ? 'leadsAgainstNotrump' : suit === trumpLetters[strain] ? 'trumpLeads' : 'sideSuitLeads'
  return [to, rank === 'A' ? 'aceLeads' : 'KQJT'.includes(rank) ? 'honourLeads' : 'spotLeads']
}

const defended = (sheet: PlayedSheet, made: boolean, brought: TallySum | undefined): Happened[] => {
  const against = defendedAs[kindOf(sheet.contract)]
  const counts: readonly Kind[] = ['defending', ...(against ? [against] : []), ...leadKinds(sheet)]
  return counts.map(kind => ({ kind, succeeded: !made, ...(brought ? { brought } : {}) }))
}

/** Tricks beside those that can be made when everybody sees all cards. */
const againstMakeable = (
  { declarer, contract }: PlayedSheet,
  tricks: number,
  side: Side,
  analysis: BoardAnalysis,
): Happened[] => {
  const row = analysis.makeable.find(({ seat }) => seat === declarer)
  const makeable = row?.tricks[strainsInFiles.indexOf(contract.strain)]
  if (makeable === undefined || makeable === null) return []
  const declares = sideOf(declarer) === side
  const more = declares ? tricks - makeable : makeable - tricks
  return [
    {
      kind: declares ? 'tricksDeclaring' : 'tricksDefending',
      succeeded: more >= 0,
      brought: { unit: 'trick', sum: ratio(more) },
    },
  ]
}

const againstPar = (book: BridgeBook, nsScore: number, side: Side, { parPoints }: BoardAnalysis): Happened[] => {
  if (parPoints === undefined) return []
  const difference = side === 'ns' ? nsScore - parPoints : parPoints - nsScore
  return [
    {
      kind: 'againstPar',
      succeeded: difference >= 0,
      brought: { unit: 'imp', sum: ratio(book.imps(difference)) },
    },
  ]
}

/** What a board brought one contestant of a field, on a line that can be averaged; teams score a board together. */
const broughtBy = (settings: BridgeSettings, line: ScoreLine | undefined): TallySum | undefined => {
  if (!line || isTeamMethod(settings.method) || settings.method === 'totalPoints') return undefined
  if (settings.method !== 'matchpoint') return { unit: unitOf(settings.method), sum: line.points.value }
  const percent = line.available && percentage(line.points.value, line.available)
  return percent && { unit: 'percent', sum: percent }
}

const linesBySlot = (lines: readonly ScoreLine[]): ReadonlyMap<string, ScoreLine> =>
  new Map(lines.filter(line => !isMatchLine(line)).map(line => [`${line.slot}|${line.entrant}`, line]))

type At = {
  readonly book: BridgeBook
  readonly settings: BridgeSettings
  readonly lines: ReadonlyMap<string, ScoreLine>
  readonly analysisAt: AnalysisAt
}

const happenedAt = ({ book, settings, lines, analysisAt }: At, fact: BridgeFact, side: Side): Counted[] => {
  const { sheet, board, session, section } = fact
  if (sheet.result !== 'played' && sheet.result !== 'passedOut') return []
  const analysis = board === undefined ? undefined : analysisAt({ board, session, section })
  const score = nsScoreOf(book, sheet, board)
  const nsScore = score.ok ? score.value : undefined
  const par = analysis && nsScore !== undefined ? againstPar(book, nsScore, side, analysis) : []
  const each = (entrant: EntrantId): Counted[] => {
    const brought = broughtBy(settings, lines.get(`${fact.slot}|${entrant}`))
    const found: Happened[] = []
    if (sheet.result === 'passedOut') found.push({ kind: 'passedOut', ...(brought ? { brought } : {}) })
    else {
      const tricks = countedTricks(book, sheet)
      const made = tricks >= sheet.contract.level + 6
      found.push(...(sideOf(sheet.declarer) === side ? declared : defended)(sheet, made, brought))
      if (analysis) found.push(...againstMakeable(sheet, tricks, side, analysis))
    }
    return [...found, ...par].map(one => ({ entrant, session: session ?? 1, ...one }))
  }
  return entrantsOfSide(fact.sides, side).flatMap(each)
}

/**
 * How a contestant's boards went by who declared, by what was played and, where a deal is known, beside what could be
 * made. Adjusted boards and bare scores say nothing of it and are not counted.
 */
export const bridgeTalliesOf =
  (book: BridgeBook): MakeTallies<BridgeSheet> =>
  (facts, lines, analysisAt) => {
    const settings = parseBridgeSettings(facts.settings)
    const sheets = effectiveSheets(facts)
    if (!settings.ok || !sheets.ok) return []
    const at = { book, settings: settings.value, lines: linesBySlot(lines), analysisAt }
    const sides: readonly Side[] = ['ns', otherSide('ns')]
    return counted(sheets.value.flatMap(fact => sides.flatMap(side => happenedAt(at, fact, side))))
  }
