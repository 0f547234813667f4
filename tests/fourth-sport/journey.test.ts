import { scene, testDeps, useCases } from '@paiji/api/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { directorOf, type Round } from '../support/director.js'
import { globalId, rowIdOf } from '../support/ids.js'
import { type Journey, startJourney } from '../support/journey.js'

/** A sport nobody has heard of, from its sanction to the ranking list: only its own two plugs know it. */

const clock = { now: () => new Date('2026-12-01T08:00:00Z') }
let journey: Journey
beforeAll(async () => {
  journey = await startJourney(clock)
  const { id } = journey.federation
  const about = { organisationId: id, sport: 'highcard', nameZh: '积分', nameEn: 'Points' }
  const rounding = { step: '0.01', direction: 'nearest', half: 'up' }
  await scene.addPolicy(journey.database.db, {
    ...about,
    kind: 'award',
    code: 'high-points',
    rule: {
      kind: 'award',
      unit: '0.01',
      field: { oddOneWinner: 'asIs', severalGroups: 'own' },
      base: { kind: 'perEntrant', amount: '10' },
      curve: { kind: 'reciprocal', shares: ['1', '0.5'], offset: 1 },
      cutOff: { fraction: '1/2', of: 'entered', rounding: 'down' },
      ties: { method: 'average', of: 'rounded', over: 'allPlaces' },
      rounding,
      colour: 'green',
      nonMembers: 'award',
    },
  })
  await scene.addPolicy(journey.database.db, {
    ...about,
    kind: 'ranking',
    code: 'high-open',
    rule: { kind: 'ranking', unit: '0.01', rounding },
  })
  await scene.addRanking(journey.database.db, { ...about, code: 'high-open' })
})
afterAll(() => journey?.stop())

const { done, act, newEvent, newStage, open, draw, publish, close } = directorOf(() => journey)

const register = async (name: string): Promise<string> => {
  const organisation = globalId('Organisation', journey.federation.id)
  const names = [{ script: 'Hans', family: name.slice(0, 1), given: name.slice(1), display: name }]
  const { person } = await done<{ person: { id: string } }>(
    'registerPerson',
    { organisation, names, surelyNew: true },
    'person { id }',
  )
  return person.id
}

const people = ['一', '二', '三', '四']
/** The card a seed draws: the first is always the highest. */
const card = (number: string) => 15 - 2 * Number(number)

const deal = async (stage: string, round: Round) => {
  for (const { label, sides } of round.tables) {
    const sheet = { highcard: { cards: sides.map(side => card(side.number)) } }
    const place = { round: round.number, table: label, sides: sides.map(side => side.id) }
    const slot = `r${round.number}/t${label}`
    await done('enterResult', { stage, slot, ...place, sheet, expectedVersion: 0 }, 'version')
  }
}

describe('a fourth sport', () => {
  let [event, stage] = ['', '']

  it('is sanctioned, entered and drawn', async () => {
    event = await newEvent('highcard')
    stage = await newStage(event, { format: { kind: 'roundRobin', cycles: 1 } }, {})
    const entrants = []
    for (const name of people)
      entrants.push({ seed: entrants.length + 1, players: [{ person: await register(`比${name}`) }] })
    await done('enterEntrants', { stage, entrants }, 'entered')
    await open(stage)
    for (let number = 1; number <= people.length - 1; number++) {
      const { round } = await draw(stage)
      await publish(round.id)
      await deal(stage, round)
      await close(round.id)
    }
    await useCases.recomputeNow(testDeps(journey.database.db, clock), rowIdOf(stage))
  })

  it('refuses a sheet its edition cannot read', async () => {
    const answer = await act(
      'enterResult',
      { stage, slot: 'r9/t9', sheet: { highcard: { cards: [1, 15] } }, sides: [], expectedVersion: 0 },
      'version',
    )
    expect(answer.problems.map(({ code }) => code)).toEqual(['SHEET_NOT_READABLE'])
  })

  it('has standings, sheets of its own type and a results page without boards', async () => {
    const { stage: found } = await journey.ask<{ stage: { standings: Standings } }>(
      journey.federation.staff,
      `query ($stage: ID!) { stage(id: $stage) { standings { id unit hasCrossTable files { format } boards { board }
        lines { edges { node { rank total entry { id number } } } } } } }`,
      { stage },
    )
    const { standings } = found
    expect(standings.lines.edges.map(({ node }) => [node.entry.number, node.rank, node.total])).toEqual([
      ['1', 1, '6'],
      ['2', 2, '4'],
      ['3', 3, '2'],
      ['4', 4, '0'],
    ])
    expect(standings).toMatchObject({ unit: 'trickPoint', hasCrossTable: false, files: [], boards: [] })
    const { revision } = await journey.ask<{ revision: { scorecard: { lines: unknown[] } } }>(
      journey.federation.staff,
      `query ($revision: ID!, $entry: ID!) { revision(id: $revision) { scorecard(entry: $entry) { lines {
        sheet { __typename ... on HighCardSheet { cards } } printed { name value } } } } }`,
      { revision: standings.id, entry: standings.lines.edges[0]?.node.entry.id },
    )
    expect(revision.scorecard.lines).toHaveLength(3)
    expect(revision.scorecard.lines[0]).toMatchObject({ sheet: { __typename: 'HighCardSheet' } })
  })

  it('is published, made official and counts on a list', async () => {
    const { stage: found } = await journey.ask<{ stage: { standings: { id: string } } }>(
      journey.federation.staff,
      'query ($stage: ID!) { stage(id: $stage) { standings { id } } }',
      { stage },
    )
    const { revision } = await done<{ revision: { id: string; status: string } }>(
      'publishStandings',
      { stage, revision: found.standings.id },
      'revision { id status }',
    )
    expect(revision.status).toBe('PUBLISHED')
    const official = await done<{ event: { standingsStatus: string } }>(
      'makeOfficial',
      { revision: revision.id, closeWindowsEarly: 'everybody has left and signed' },
      'event { standingsStatus }',
    )
    expect(official.event.standingsStatus).toBe('OFFICIAL')
    const { list } = await done<{ list: List }>(
      'issueList',
      { ranking: 'high-open', asOf: '2026-12-01' },
      'list { entries { edges { node { rank value person { name } } } } }',
    )
    expect(list.entries.edges[0]?.node).toMatchObject({ rank: 1, person: { name: '比一' } })
  })
})

interface Standings {
  id: string
  lines: { edges: { node: { rank: number; total: string; entry: { id: string; number: string } } }[] }
}
interface List {
  entries: { edges: { node: { rank: number; value: string; person: { name: string } } }[] }
}
