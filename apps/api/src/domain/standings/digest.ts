import { createHash } from 'node:crypto'
import { canonicalJson, canonicalJsonNamed, Ratios, type StageFacts, type StandingLine } from '@paiji/rules'
import { standingsValue } from '@paiji/rules/proof'

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** What a contestant is called in a digest: its place on the entry list, not its database id. */
const labels = (facts: StageFacts<unknown>): ReadonlyMap<string, string> =>
  new Map(facts.entrants.map(e => [e.id as string, [e.section ?? '', e.group ?? '', e.number].join('/')]))

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/**
 * Digest of the facts, the settings and the edition: the same in every database that holds the same facts.
 * Fact ids are left out; contestants stand by their numbers.
 */
export const inputDigest = (editionId: string, facts: StageFacts<unknown>): string => {
  const names = labels(facts)
  const named = (text: string): string => names.get(text) ?? text
  const sheets = facts.sheets.map(({ id: _, ...sheet }) => canonicalJsonNamed(sheet, named)).sort(byText)
  const adjustments = facts.adjustments.map(({ id: _, ...fact }) => canonicalJsonNamed(fact, named)).sort(byText)
  const lots = facts.lots.map(({ id: _, ...lot }) => canonicalJsonNamed(lot, named)).sort(byText)
  const entrants = [...names.values()].sort(byText)
  const bracket = facts.bracket ? { bracket: JSON.parse(canonicalJsonNamed(facts.bracket, named)) } : {}
  return sha256(canonicalJson({ editionId, settings: facts.settings, entrants, sheets, adjustments, lots, ...bracket }))
}

/** Digest of the standings themselves, in the published form: ranks, exact totals, columns. */
export const outputDigest = (facts: StageFacts<unknown>, standings: readonly StandingLine[]): string => {
  const names = labels(facts)
  const lines = standings.map(line => ({
    entrant: names.get(line.entrant) ?? line.entrant,
    rank: line.rank,
    shared: line.shared,
    total: Ratios.toText(line.total.total.value),
    percent: line.total.percent && Ratios.toText(line.total.percent),
    columns: line.columns.map(column => [column.code, Ratios.toText(column.value)] as const),
    separatedBy: line.separatedBy,
  }))
  return sha256(canonicalJson(standingsValue(lines)))
}
