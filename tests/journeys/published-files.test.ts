import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Journey, startJourney } from '../support/journey.js'

/**
 * The files themselves, through the import desk to the event page, against the figures they publish. They are not
 * part of the repository; where they are not at hand the golden events carry their facts.
 */
const folder = path.resolve(import.meta.dirname, '../../../shared/oracles/bridge/usebio')
const present = existsSync(folder)
if (!present) console.log('published files: ../shared/oracles is not here; the golden events stand in for it')

/** File → its golden event, and the contestants whose figures nobody could reproduce. */
const golden: Readonly<Record<string, string>> = {
  'abf_mp_howell_2022-07-27.xml': '2022-07-27-howell',
  'abf_mp_mitchell_2022-07-21.xml': '2022-07-21-mitchell',
  'abf_butler_howell_2026-03-09.xml': '2026-03-09-butler',
  'ebu_example_mp_pairs.xml': 'ebu-example-matchpoints',
  'ebu_example_cross_imp_pairs.xml': 'ebu-example-cross-imps',
}

interface Line {
  node: { entry: { number: string }; group: string | null; rank: number; total: string; percent: string | null }
}

let journey: Journey

beforeAll(async () => {
  journey = await startJourney()
})
afterAll(() => journey?.stop())

const shorter = (ours: string | null, published: string) =>
  published === '' || ours === null ? '' : Number(ours).toFixed(published.split('.')[1]?.length ?? 0)

describe.skipIf(!present)('a published file', () => {
  it.each(present ? readdirSync(folder) : [])('%s is taken in, and its event page shows its figures', async name => {
    const { event } = await journey.takeIn(name, readFileSync(path.join(folder, name)))
    const found = await journey.ask<{ event: { stages: { standings: { lines: { edges: Line[] } } }[] } }>(
      undefined,
      `query ($event: ID!) { event(id: $event) { stages { standings { lines { edges { node {
        entry { number } group rank total percent } } } } } } }`,
      { event },
    )
    const lines = found.event.stages[0]?.standings.lines.edges.map(edge => edge.node) ?? []
    expect(lines.length).toBeGreaterThan(0)
    const figures = golden[name]
    if (!figures) return
    const expected = readFileSync(path.join(import.meta.dirname, '../golden', figures, 'expected.txt'), 'utf8')
      .split('\n')
      .slice(1, -1)
      .map(line => line.split('\t') as [string, string, string, string, string])
    for (const [group, number, place, total, percent] of expected) {
      const line = lines.find(each => each.entry.number === number && (each.group ?? '') === group)
      expect(
        {
          number,
          rank: line?.rank,
          total: shorter(line?.total ?? null, total),
          percent: shorter(line?.percent ?? null, percent),
        },
        number,
      ).toEqual({ number, rank: Number.parseInt(place, 10), total, percent })
    }
  })
})
