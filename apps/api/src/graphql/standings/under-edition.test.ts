import { describe, expect, it } from 'vitest'
import { seasonOfFile } from '../../testing/season/season-of-file.js'

/** Published standings of a played season under the other editions of their rules, as a stranger asks. */

const { ask } = seasonOfFile('2025-03')

interface Listed {
  readonly events: {
    readonly edges: readonly {
      readonly node: {
        readonly edition: { readonly id: string; readonly comparedWith: readonly { readonly id: string }[] }
        readonly stages: readonly { readonly standings: { readonly id: string } | null }[]
      }
    }[]
  }
}

interface Under {
  readonly revision: {
    readonly publishedAt: string | null
    readonly underEdition: {
      readonly awardCount: number
      readonly placeCount: number
      readonly awards: readonly { readonly award: string; readonly under: string; readonly causes: readonly object[] }[]
      readonly places: readonly { readonly rank: number; readonly entry: { readonly id: string } }[]
    } | null
  } | null
}

const listed = (sport: string) =>
  ask<Listed>(
    `query { events(first: 20, filter: { sport: ${sport} }) { edges { node {
      edition { id comparedWith { id } } stages { standings { id } } } } } }`,
  )

const UNDER = `query ($id: ID!, $edition: String!) { revision(id: $id) { publishedAt underEdition(edition: $edition) {
  awardCount placeCount awards(first: 200) { award under causes { name { en } before { article } after { article } } }
  places(first: 200) { rank entry { id } } } } }`

/** The first published standings of a sport. */
const publishedOf = async (sport: string): Promise<string> => {
  const stages = (await listed(sport)).events.edges.flatMap(({ node }) => node.stages)
  for (const { standings } of stages) {
    if (!standings) continue
    const { revision } = await ask<{ revision: { publishedAt: string | null } }>(
      'query ($id: ID!) { revision(id: $id) { publishedAt } }',
      { id: standings.id },
    )
    if (revision.publishedAt) return standings.id
  }
  throw new Error(`Nothing of ${sport} is published.`)
}

describe('standings under another edition', () => {
  it('are told of bridge, each difference with its articles', async () => {
    const events = (await listed('bridge')).events.edges.map(({ node }) => node)
    expect(events[0]?.edition.comparedWith.map(({ id }) => id)).toContain('bridge/ccba-1999')
    const asked = events.flatMap(({ edition, stages }) =>
      stages.flatMap(({ standings }) =>
        edition.comparedWith.map(({ id }) => ({ id: standings?.id ?? '', edition: id })),
      ),
    )
    expect(asked.length).toBeGreaterThan(0)
    for (const one of asked.filter(({ id }) => id !== '')) {
      const { revision } = await ask<Under>(UNDER, one)
      expect(revision?.underEdition === null).toBe(revision?.publishedAt === null)
      const under = revision?.underEdition
      if (!under) continue
      expect(under.awards).toHaveLength(Math.min(200, under.awardCount))
      expect(under.places).toHaveLength(Math.min(200, under.placeCount))
      for (const { award, under: other, causes } of under.awards) {
        expect(other).not.toBe(award)
        expect(causes.length).toBeGreaterThan(0)
      }
    }
  })

  it('are none of a sport that compares no editions', async () => {
    const id = await publishedOf('mahjong')
    const { revision } = await ask<Under>(UNDER, { id, edition: 'mahjong/mcr-1998' })
    expect(revision?.underEdition).toBeNull()
  })

  it('are refused under an edition of another sport', async () => {
    const id = await publishedOf('mahjong')
    await expect(ask<Under>(UNDER, { id, edition: 'bridge/laws-2007' })).rejects.toThrow()
  })
})
