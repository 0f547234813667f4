import { LRUCache } from 'lru-cache'
import {
  canonicalJson,
  canonicalJsonNamed,
  Ratios,
  type SheetFact,
  type StageFacts,
  type StandingLine,
} from '@paiji/rules'
import { standingsValue } from '@paiji/rules/proof'
import { sha256 } from '../../base/digest.js'

/** What a contestant is called in a digest: its place on the entry list, not its database id. */
const labels = (facts: StageFacts<unknown>): ReadonlyMap<string, string> =>
  new Map(facts.entrants.map(e => [e.id as string, [e.section ?? '', e.group ?? '', e.number].join('/')]))

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** How a list of contestants names them: the same list gives the same object, so that what was written by it is known. */
interface Naming {
  readonly nameOf: (text: string) => string
  readonly names: readonly string[]
}

const namings = new LRUCache<string, Naming>({ max: 200 })

const namingOf = (facts: StageFacts<unknown>): Naming => {
  const names = labels(facts)
  const key = JSON.stringify([...names])
  const known = namings.get(key)
  if (known) return known
  const made = { nameOf: (text: string) => names.get(text) ?? text, names: [...names.values()].sort(byText) }
  namings.set(key, made)
  return made
}

interface Written {
  readonly naming: Naming
  readonly text: string
}

/** What was written of a sheet: it is never edited, and whoever keeps it has it written once. */
const writings = new WeakMap<SheetFact<unknown>, Written>()

const sheetText = (fact: SheetFact<unknown>, naming: Naming): string => {
  const known = writings.get(fact)
  if (known?.naming === naming) return known.text
  const { id: _, ...sheet } = fact
  const text = canonicalJsonNamed(sheet, naming.nameOf)
  writings.set(fact, { naming, text })
  return text
}

/**
 * Digest of the facts, the settings and the edition: the same in every database that holds the same facts.
 * Fact ids are left out; contestants stand by their numbers.
 */
export const inputDigest = (editionId: string, facts: StageFacts<unknown>): string => {
  const naming = namingOf(facts)
  const { nameOf, names: entrants } = naming
  const sheets = facts.sheets.map(fact => sheetText(fact, naming)).sort(byText)
  const adjustments = facts.adjustments.map(({ id: _, ...fact }) => canonicalJsonNamed(fact, nameOf)).sort(byText)
  const lots = facts.lots.map(({ id: _, ...lot }) => canonicalJsonNamed(lot, nameOf)).sort(byText)
  const bracket = facts.bracket ? { bracket: JSON.parse(canonicalJsonNamed(facts.bracket, nameOf)) } : {}
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
