import { Ratios } from '@paiji/rules'
import { describe, expect, it } from 'vitest'
import { seasonOfFile } from '../../testing/season/season-of-file.js'

/** Why a contestant is where it is, of every published stage of a played season, as a stranger asks. */

const season = seasonOfFile('2025-03')
const { ask } = season

interface Figure {
  readonly printed: string
  readonly exact: string
}

interface Line {
  readonly position: number
  readonly rank: number
  readonly shared: boolean
  readonly total: string
  readonly percent: string | null
  readonly group: string | null
  readonly entry: { readonly id: string }
}

interface Comparison {
  readonly line: Line
  readonly beside: Line
  readonly isPercent: boolean
  readonly own: Figure
  readonly other: Figure
  readonly difference: Figure
  readonly parts:
    | {
        session: number | null
        round: number | null
        board: string | null
        isRest: boolean
        own: Figure | null
        other: Figure | null
        difference: Figure
        ownSlot: string | null
        otherSlot: string | null
      }[]
    | null
  readonly tie: { readonly criterion: string; readonly own: string; readonly other: string } | null
}

const FIGURE = '{ printed exact }'
const LINE = '{ position rank shared total percent group entry { id } }'
const BESIDE = `query ($revision: ID!, $entry: ID!, $position: Int) { revision(id: $revision) {
  beside(entry: $entry, position: $position) {
    line ${LINE} beside ${LINE} isPercent own ${FIGURE} other ${FIGURE} difference ${FIGURE}
    parts { session round board isRest own ${FIGURE} other ${FIGURE} difference ${FIGURE} ownSlot otherSlot }
    tie { criterion own other }
  } } }`

interface Standings {
  readonly id: string
  readonly lines: { readonly edges: readonly { readonly node: Line }[] }
}

/** The published standings of a sport's stages. */
const stagesOf = async (sport: string) => {
  const listed = await ask<{ events: { edges: { node: { stages: { standings: { id: string } | null }[] } }[] } }>(
    `query { events(first: 20, filter: { sport: ${sport} }) { edges { node { stages { standings { id } } } } } }`,
  )
  const ids = listed.events.edges.flatMap(({ node }) => node.stages.flatMap(({ standings }) => standings?.id ?? []))
  const read = `query ($id: ID!) { revision(id: $id) { id lines(first: 200) { edges { node ${LINE} } } } }`
  const found = await Promise.all(ids.map(id => ask<{ revision: Standings }>(read, { id })))
  return found.map(({ revision }) => ({ revision: revision.id, lines: revision.lines.edges.map(edge => edge.node) }))
}

const beside = async (revision: string, entry: string, position?: number): Promise<Comparison | null> =>
  (await ask<{ revision: { beside: Comparison | null } }>(BESIDE, { revision, entry, position })).revision.beside

const exactly = (values: readonly (Figure | null)[]): string =>
  Ratios.toText(Ratios.sum(values.map(value => Ratios.fromText(value?.exact ?? '0'))))

describe.each(['bridge', 'guandan', 'mahjong'])('a contestant beside the one above, at %s', sport => {
  it('has parts that add up to the published totals, and a reason where they are level', async () => {
    const stages = await stagesOf(sport)
    let [compared, level] = [0, 0]
    for (const { revision, lines } of stages) {
      for (const line of [lines[0], lines[1], lines.at(-1)]) {
        if (!line || lines.length < 2) continue
        const found = await beside(revision, line.entry.id)
        if (!found) continue
        compared++
        expect(found.line.entry.id).toBe(line.entry.id)
        const own = lines.filter(({ group }) => group === line.group)
        const at = own.findIndex(({ entry }) => entry.id === line.entry.id)
        expect(found.beside.position).toBe(own[at === 0 ? 1 : at - 1]?.position)
        const shown = (one: Line) => (found.isPercent ? one.percent : one.total)
        expect([found.own.printed, found.other.printed].map(Number)).toEqual(
          [shown(found.line), shown(found.beside)].map(Number),
        )
        if (!found.parts) continue
        expect(exactly(found.parts.map(part => part.own))).toBe(found.own.exact)
        expect(exactly(found.parts.map(part => part.other))).toBe(found.other.exact)
        expect(exactly(found.parts.map(part => part.difference))).toBe(found.difference.exact)
        if (found.difference.exact !== '0' || found.isPercent) continue
        level++
        expect(found.tie === null).toBe(found.line.rank === found.beside.rank)
      }
    }
    expect(compared).toBeGreaterThan(5)
    process.stdout.write(`  ${sport}: ${compared} compared, ${level} level\n`)
  })
})

it('puts any other line of the group beside it by its position, and says nothing of a position that is none', async () => {
  const [stage] = await stagesOf('bridge')
  const lines = stage?.lines.filter(({ group }) => group === stage.lines[0]?.group) ?? []
  const [first, last] = [lines[0], lines.at(-1)]
  const of = (position: number) => beside(stage?.revision ?? '', first?.entry.id ?? '', position)
  expect((await of(last?.position ?? 0))?.beside.entry.id).toBe(last?.entry.id)
  for (const position of [0, -1, 9999, first?.position ?? 0]) expect(await of(position)).toBeNull()
})

it('refuses an id that is none of an entry, where it is written', async () => {
  const [stage] = await stagesOf('bridge')
  const answer = await season.api().execute(undefined, BESIDE, { revision: stage?.revision, entry: 'bm90aGluZw==' })
  expect(answer.errors?.[0]?.extensions).toMatchObject({ code: expect.any(String) })
})
