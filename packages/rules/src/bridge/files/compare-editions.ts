import type { Bilingual } from '../../core/edition.js'
import { type ClauseRef, clause } from '../../core/clause.js'
import type { EntrantId } from '../../core/ids.js'
import type { Problem } from '../../core/problem.js'
import { equals, toDecimal, toText } from '../../core/ratio.js'
import { ok, type Result } from '../../core/result.js'
import type { ScoreLine } from '../../core/score-line.js'
import { rankEntrants, type StandingLine } from '../../core/standings.js'
import type { BridgeEdition } from '../bridge-edition.js'
import { type BridgeFact, type BridgeFacts, effectiveSheets } from '../sheet/effective-sheets.js'
import { revokeTransfer } from '../sheet/revoke.js'
import { type BridgeSettings, parseBridgeSettings } from '../settings/settings.js'
import type { AdjustedSheet } from '../sheet/sheet.js'

/** Why two editions treat the same fact differently. */
export const editionDifferenceCodes = [
  'ownPercentage',
  'heldToMinus',
  'revokeTransfer',
  'fouledByMarkings',
  'weightedBy',
  'artificialArticle',
  'assignedArticle',
  'knockoutArticle',
  'otherResultsMoved',
] as const
export type EditionDifferenceCode = (typeof editionDifferenceCodes)[number]

export const differenceTerms: Readonly<Record<EditionDifferenceCode, Bilingual>> = {
  ownPercentage: { zh: '本方百分率', en: 'Own percentage' },
  heldToMinus: { zh: '不高于平均负分', en: 'Held to average minus' },
  revokeTransfer: { zh: '藏牌转移的赢墩', en: 'Tricks for a revoke' },
  fouledByMarkings: { zh: '标志不同即为错牌', en: 'Fouled by its markings' },
  weightedBy: { zh: '由谁加权', en: 'Who may weight' },
  artificialArticle: { zh: '人为调整分的条款', en: 'Article of artificial scores' },
  assignedArticle: { zh: '裁定调整分的条款', en: 'Article of assigned scores' },
  knockoutArticle: { zh: '淘汰赛两得分取平均的条款', en: 'Article of balanced scores in a knockout' },
  otherResultsMoved: { zh: '因其他结果而变动', en: 'Moved by other results' },
}

export interface EditionCause {
  readonly code: EditionDifferenceCode
  readonly clauses: readonly [ClauseRef, ClauseRef]
}
/** One award that differs; `awards` are exact ratio text, in the order of the editions compared. */
export interface LineDifference {
  readonly entrant: EntrantId
  readonly slot: string
  readonly awards: readonly [string, string]
  readonly causes: readonly EditionCause[]
}
export interface StandingDifference {
  readonly entrant: EntrantId
  readonly totals: readonly [string, string]
  readonly ranks: readonly [number, number]
}
export interface EditionComparison {
  readonly editions: readonly [string, string]
  readonly lines: readonly LineDifference[]
  readonly standings: readonly StandingDifference[]
  /** Facts decided under another article although the numbers agree. */
  readonly sameNumberOtherArticle: readonly { readonly slot: string; readonly causes: readonly EditionCause[] }[]
}

type Articles = keyof BridgeEdition['book']['clauses']
const cause = (a: BridgeEdition, b: BridgeEdition, code: EditionDifferenceCode, article: Articles): EditionCause => ({
  code,
  clauses: [clause(a.id, a.book.clauses[article]), clause(b.id, b.book.clauses[article])],
})

/** Codes that tell only where an edition has a matter; the number is the same. */
const articleOnly: ReadonlySet<EditionDifferenceCode> = new Set([
  'artificialArticle',
  'assignedArticle',
  'knockoutArticle',
])

const renumbered = (
  a: BridgeEdition,
  b: BridgeEdition,
  code: EditionDifferenceCode,
  article: Articles,
): EditionCause[] => (a.book.clauses[article] === b.book.clauses[article] ? [] : [cause(a, b, code, article)])

/** Under which article each edition has the adjusted score of this sheet. */
const articlesOf = (
  a: BridgeEdition,
  b: BridgeEdition,
  { knockout }: BridgeSettings,
  sheet: AdjustedSheet,
): EditionCause[] => {
  const kinds = new Set([sheet.ns.kind, sheet.ew.kind])
  return [
    ...(kinds.has('average') || kinds.has('percent') ? renumbered(a, b, 'artificialArticle', 'artificial') : []),
    ...(kinds.has('assigned') ? renumbered(a, b, 'assignedArticle', 'assigned') : []),
    ...(knockout ? renumbered(a, b, 'knockoutArticle', 'knockout') : []),
  ]
}

/** What of this sheet the two editions read differently. */
const causesOf = (
  a: BridgeEdition,
  b: BridgeEdition,
  settings: BridgeSettings,
  { sheet }: BridgeFact,
): readonly EditionCause[] => {
  const revokes = (sheet.result === 'played' && sheet.revokes) || []
  const transfers = (edition: BridgeEdition) =>
    revokes.map(revoke => revokeTransfer(edition.book.revoke, revoke).tricks).join()
  const grades =
    sheet.result === 'adjusted' ? [sheet.ns, sheet.ew].map(award => (award.kind === 'average' ? award.grade : '')) : []
  const weighted =
    sheet.result === 'adjusted' &&
    [sheet.ns, sheet.ew].some(award => award.kind === 'assigned' && award.results.length > 1)
  const own = (['plus', 'minus'] as const).some(
    grade => grades.includes(grade) && a.book.ownPercentage[grade] !== b.book.ownPercentage[grade],
  )
  const marked = sheet.vulnerable !== undefined || sheet.dealer !== undefined
  return [
    ...(transfers(a) === transfers(b) ? [] : [cause(a, b, 'revokeTransfer', 'revoke')]),
    ...(own ? [cause(a, b, 'ownPercentage', 'ownPercentage')] : []),
    ...(sheet.heldToMinus && a.book.lateChangeHeldToMinus !== b.book.lateChangeHeldToMinus
      ? [cause(a, b, 'heldToMinus', 'lateChange')]
      : []),
    ...(marked && a.book.fouledByMarkings !== b.book.fouledByMarkings
      ? [cause(a, b, 'fouledByMarkings', 'fouledBoard')]
      : []),
    ...(weighted && a.book.weightedScores !== b.book.weightedScores ? [cause(a, b, 'weightedBy', 'weighted')] : []),
    ...(sheet.result === 'adjusted' ? articlesOf(a, b, settings, sheet) : []),
  ]
}

interface Scored {
  readonly lines: readonly ScoreLine[]
  readonly standings: readonly StandingLine[]
}

const scoreUnder = (edition: BridgeEdition, facts: BridgeFacts): Result<Scored, readonly Problem[]> => {
  const lines = edition.score(facts)
  if (!lines.ok) return lines
  const totals = new Map(edition.totals(facts, lines.value).map(total => [total.entrant, total]))
  const standings = rankEntrants({ facts, lines: lines.value, totals }, edition.tieBreaks(facts.settings))
  return ok({ lines: lines.value, standings })
}

const keyOf = (line: ScoreLine): string => `${line.slot}|${line.entrant}|${line.unit}`

const standingDifferences = (a: Scored, b: Scored, decimals: number): readonly StandingDifference[] => {
  const other = new Map(b.standings.map(line => [line.entrant, line]))
  return a.standings.flatMap(line => {
    const there = other.get(line.entrant)
    const number = (item: StandingLine) => toDecimal(item.total.percent ?? item.total.total.value, decimals)
    if (!there || (line.rank === there.rank && equals(line.total.rankBy, there.total.rankBy))) return []
    return [{ entrant: line.entrant, totals: [number(line), number(there)], ranks: [line.rank, there.rank] } as const]
  })
}

/**
 * The same facts under two editions: every award, total and place that differs, with the articles that make the
 * difference. An award moved only because another result of its board did is `otherResultsMoved`.
 */
export const compareEditions = (
  facts: BridgeFacts,
  a: BridgeEdition,
  b: BridgeEdition,
): Result<EditionComparison, readonly Problem[]> => {
  const settings = parseBridgeSettings(facts.settings)
  const [first, second] = [scoreUnder(a, facts), scoreUnder(b, facts)]
  if (!settings.ok) return settings
  if (!first.ok) return first
  if (!second.ok) return second
  const sheets = effectiveSheets(facts)
  if (!sheets.ok) return sheets
  const causes = new Map(sheets.value.map(fact => [fact.slot, causesOf(a, b, settings.value, fact)]))
  const other = new Map(second.value.lines.map(line => [keyOf(line), line]))
  const lines = first.value.lines.flatMap((line): LineDifference[] => {
    const there = other.get(keyOf(line))
    if (!there || equals(line.points.value, there.points.value)) return []
    const own = (causes.get(line.slot) ?? []).filter(item => !articleOnly.has(item.code))
    return [
      {
        entrant: line.entrant,
        slot: line.slot,
        awards: [toText(line.points.value), toText(there.points.value)],
        causes: own.length > 0 ? own : [cause(a, b, 'otherResultsMoved', 'matchpoints')],
      },
    ]
  })
  const moved = new Set(lines.map(line => line.slot))
  return ok({
    editions: [a.id, b.id],
    lines,
    standings: standingDifferences(first.value, second.value, settings.value.profile.percentDecimals),
    sameNumberOtherArticle: [...causes].flatMap(([slot, own]) =>
      own.length > 0 && !moved.has(slot) ? [{ slot, causes: own }] : [],
    ),
  })
}
