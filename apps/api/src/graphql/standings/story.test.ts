import { describe, expect, it } from 'vitest'
import { seasonOfFile } from '../../testing/season/season-of-file.js'

/** What published stages of a played season tell of themselves, and their boards, as a stranger asks. */

const { ask } = seasonOfFile('2025-03')

interface End {
  readonly score: number
  readonly count: number
  readonly line: {
    readonly sides: readonly { readonly id: string }[]
    readonly printed: { name: string; value: string }[]
  }
}

interface Board {
  readonly session: number | null
  readonly board: string
  readonly results: number
  readonly contracts: readonly { readonly contract: string; readonly count: number }[]
  readonly highest: End | null
  readonly lowest: End | null
  readonly frequencies: readonly { readonly lines: readonly { readonly score: number; readonly count: string }[] }[]
}

interface Story {
  readonly isPercent: boolean
  readonly first: readonly { readonly id: string }[]
  readonly steps: readonly {
    readonly round: number | null
    readonly leaders: readonly { readonly id: string }[]
    readonly margin: { readonly printed: string }
    readonly behind: readonly { readonly exact: string }[]
  }[]
  readonly leadChanges: number
  readonly decisive: { readonly difference: { readonly printed: string } } | null
  readonly highestScore: { readonly entry: { readonly id: string }; readonly points: string } | null
  readonly peaks: readonly { readonly code: string; readonly value: number; readonly entry: { readonly id: string } }[]
}

interface Told {
  readonly publishedAt: string | null
  readonly lines: {
    readonly edges: readonly { readonly node: { readonly rank: number; readonly entry: { readonly id: string } } }[]
  }
  readonly boards: readonly Board[]
  readonly story: Story | null
}

const END = '{ score count line { sides { id } printed { name value } } }'
const READ = `query ($id: ID!) { revision(id: $id) { publishedAt lines(first: 3) { edges { node { rank entry { id } } } }
  boards { session board results contracts { contract count } highest ${END} lowest ${END}
    frequencies { lines { score count } } }
  story { isPercent first { id } steps { round leaders { id } margin { printed } behind { exact } } leadChanges
    decisive { difference { printed } } highestScore { entry { id } points } peaks { code value entry { id } } } } }`

const stagesOf = async (sport: string): Promise<readonly Told[]> => {
  const listed = await ask<{ events: { edges: { node: { stages: { standings: { id: string } | null }[] } }[] } }>(
    `query { events(first: 20, filter: { sport: ${sport} }) { edges { node { stages { standings { id } } } } } }`,
  )
  const ids = listed.events.edges.flatMap(({ node }) => node.stages.flatMap(({ standings }) => standings?.id ?? []))
  return Promise.all(ids.map(async id => (await ask<{ revision: Told }>(READ, { id })).revision))
}

describe('the boards of an event', () => {
  it('say what was bid, how often each score occurred, and who stands at either end', async () => {
    const boards = (await stagesOf('bridge')).flatMap(stage => stage.boards)
    expect(boards.length).toBeGreaterThan(0)
    for (const { results, contracts, highest, lowest, frequencies } of boards) {
      expect(contracts.reduce((sum, { count }) => sum + count, 0)).toBeLessThanOrEqual(results)
      expect(contracts.map(({ count }) => count)).toEqual(contracts.map(({ count }) => count).sort((a, b) => b - a))
      if (!highest || !lowest) continue
      const scores = frequencies.flatMap(({ lines }) => lines.map(({ score }) => score))
      expect([highest.score, lowest.score]).toEqual([Math.max(...scores), Math.min(...scores)])
      for (const end of [highest, lowest]) {
        expect(end.line.printed).toContainEqual({ name: 'score', value: `${end.score}` })
        expect(end.line.sides).toHaveLength(2)
      }
    }
    expect(boards.some(({ highest }) => highest)).toBe(true)
  })
})

describe.each(['bridge', 'guandan', 'mahjong'])('the story of a stage of %s', sport => {
  it('follows the first three to the end and agrees with the standings', async () => {
    const stages = await stagesOf(sport)
    const told = stages.flatMap(({ story, lines }) => (story ? [{ story, lines }] : []))
    expect(told.length).toBeGreaterThan(0)
    for (const { story, lines } of told) {
      expect(story.first.map(({ id }) => id)).toEqual(lines.edges.map(({ node }) => node.entry.id))
      const last = story.steps.at(-1)
      const winners = lines.edges.filter(({ node }) => node.rank === 1)
      if (last) for (const { node } of winners) expect(last.leaders.map(({ id }) => id)).toContain(node.entry.id)
      for (const step of story.steps) expect(Number(step.margin.printed)).toBeGreaterThanOrEqual(0)
    }
    expect(told.some(({ story }) => story.steps.length > 0 || story.decisive || story.highestScore)).toBe(true)
  })
})
