import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { editionOf, entrantId, factId, Ratios, rankStage, readStageFacts, type StageFacts } from '@paiji/rules'
import { describe, expect, it } from 'vitest'

/** Events whose figures somebody else published or reckoned; `source.md` in each folder says who and how. */
const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter(entry => entry.isDirectory() && existsSync(path.join(import.meta.dirname, entry.name, 'facts.json')))
  .map(entry => entry.name)

type Row = [
  slot: string,
  session: number,
  section: string | null,
  board: string | null,
  sides: string[],
  sheet: unknown,
]

interface GoldenFacts {
  edition: string
  settings: Record<string, unknown>
  entrants: { number: string; group?: string; section?: string }[]
  sheets: Row[]
}

const read = (folder: string, file: string) => readFileSync(path.join(import.meta.dirname, folder, file), 'utf8')

const nameOf = ({ number, group }: { number: string; group?: string }) => (group ? `${number} ${group}` : number)

const stageFacts = (golden: GoldenFacts): StageFacts<unknown> => ({
  entrants: golden.entrants.map(entrant => ({ ...entrant, id: entrantId(nameOf(entrant)) })),
  sheets: golden.sheets.map(([slot, session, section, board, sides, sheet]) => ({
    id: factId(slot),
    slot,
    session,
    section: section ?? undefined,
    board: board ?? undefined,
    sides: sides.map(entrantId),
    sheet,
  })),
  adjustments: [],
  lots: [],
  settings: golden.settings,
})

const ranked = (folder: string) => {
  const golden = JSON.parse(read(folder, 'facts.json')) as GoldenFacts
  const edition = editionOf(golden.edition)
  if (!edition) throw new Error(`no edition ${golden.edition}`)
  const facts = readStageFacts(edition, stageFacts(golden))
  if (!facts.ok) throw new Error(JSON.stringify(facts.error))
  const stage = rankStage(edition, facts.value)
  if (!stage.ok) throw new Error(JSON.stringify(stage.error))
  return new Map(stage.value.standings.map(line => [line.entrant as string, line]))
}

/** A number at the precision in which somebody printed it. */
const atPrecisionOf = (value: Ratios.Ratio | undefined, printed: string) =>
  printed === '' || value === undefined ? '' : Ratios.toDecimal(value, printed.split('.')[1]?.length ?? 0)

const expectations = (folder: string) =>
  read(folder, 'expected.txt')
    .split('\n')
    .slice(1, -1)
    .map(line => line.split('\t') as [string, string, string, string, string])

describe.each(folders)('%s', folder => {
  const standings = ranked(folder)

  it.each(expectations(folder))('%s %s is placed %s with %s %s', (group, number, place, total, percent) => {
    const line = standings.get(nameOf({ number, group }))
    if (!line) throw new Error('not ranked')
    expect({
      place: line.rank,
      total: atPrecisionOf(line.total.total.value, total),
      percent: atPrecisionOf(line.total.percent, percent),
    }).toEqual({ place: Number.parseInt(place, 10), total, percent })
  })
})
