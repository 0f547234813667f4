import { scene, useCases } from '@paiji/api/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { directorOf, type Round } from '../support/director.js'
import { rowIdOf } from '../support/ids.js'
import { type Journey, startJourney } from '../support/journey.js'

/** A league of four sides: all fixtures are announced before the first is played, and the table says who won how often. */

let journey: Journey
beforeAll(async () => {
  journey = await startJourney()
})
afterAll(() => journey?.stop())

const { act, newEvent, newStage, enter, open, draw, publish, play, close } = directorOf(() => journey)

const LINES = `query ($stage: ID!) { stage(id: $stage) { standings { lines(first: 10) { edges { node {
  rank entry { number } matches { won drawn lost } } } } } } }`

interface Lines {
  stage: {
    standings: { lines: { edges: { node: { rank: number; entry: { number: string }; matches: object | null } }[] } }
  }
}

const table = async (stage: string) => {
  const { stage: found } = await journey.ask<Lines>(journey.federation.staff, LINES, { stage })
  return found.standings.lines.edges.map(({ node }) => [node.entry.number, node.matches])
}

describe('a league', () => {
  let stage = ''
  const fixtures: Round[] = []

  it('announces its fixtures before they are played, one draft at a time', async () => {
    const event = await newEvent('guandan')
    stage = await newStage(event, { format: { kind: 'roundRobin', legs: 1, groups: 1 } })
    await enter(stage, 4)
    await open(stage)
    for (let number = 1; number <= 3; number++) {
      const { round } = await draw(stage)
      expect(round.number).toBe(number)
      expect((await act('drawRound', { stage }, '')).problems.map(one => one.code)).toEqual(['DRAFT_PRESENT'])
      await publish(round.id)
      fixtures.push(round)
    }
    expect((await act('drawRound', { stage }, '')).problems.map(one => one.code)).toEqual(['STAGE_FINISHED'])
    const met = fixtures.flatMap(round =>
      round.tables.map(one =>
        one.sides
          .map(side => side.number)
          .sort()
          .join('-'),
      ),
    )
    expect([...met].sort()).toEqual(['1-2', '1-3', '1-4', '2-3', '2-4', '3-4'])
  })

  it('takes results in any order, and counts what was won, drawn and lost', async () => {
    for (const round of [...fixtures].reverse()) {
      await play(stage, round)
      await close(round.id)
    }
    await useCases.recomputeNow(scene.sceneDeps(journey.database.db, new Date()), rowIdOf(stage))
    expect(await table(stage)).toEqual([
      ['1', { won: 3, drawn: 0, lost: 0 }],
      ['2', { won: 2, drawn: 0, lost: 1 }],
      ['3', { won: 1, drawn: 0, lost: 2 }],
      ['4', { won: 0, drawn: 0, lost: 3 }],
    ])
  })

  it('waits for results where the next round follows from them', async () => {
    const swiss = await newStage(await newEvent('guandan'), { format: { kind: 'swiss', rounds: 2 } })
    await enter(swiss, 4)
    await open(swiss)
    const { round } = await draw(swiss)
    await publish(round.id)
    expect((await act('drawRound', { stage: swiss }, '')).problems.map(one => one.code)).toEqual(['ROUNDS_STILL_OPEN'])
  })
})
