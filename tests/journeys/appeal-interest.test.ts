import { minute } from '@paiji/api/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CasePerson, committeeMember, playerOf } from '../support/appeal-people.js'
import { type CaseRoad, caseRoad, officer, statementOf } from '../support/case-road.js'
import type { Actor } from '../support/federation.js'
import { globalId, rowIdOf } from '../support/ids.js'
import { type Journey, startJourney } from '../support/journey.js'
import { sixPairs, usebioFile } from '../support/usebio.js'

/** Who is of neither side and would lose a place: told of the case once, by what is asked for or by what is ordered. */

const edition = 'bridge/laws-2017'

let journey: Journey
let road: CaseRoad
let now = minute(-60)
let stage = ''
let slot = ''
let clerk: Actor
const players = new Map<string, CasePerson>()
const members: CasePerson[] = []

beforeAll(async () => {
  journey = await startJourney({ now: () => now })
  road = caseRoad(journey.api, journey.database)
  const { id } = journey.federation
  const { sql } = journey.database
  clerk = officer('clerk', 'clerk', id)
  stage = (await journey.takeIn('a.xml', usebioFile('Case', ['1', '2', '3', '4', '5', '6'], sixPairs))).stage
  const [first] =
    await sql`select slot from score_sheet where stage_id = ${rowIdOf(stage)} and slot like '%/3-4' limit 1`
  slot = String(first?.slot)
  for (const entry of await sql`select id, number from entry where stage_id = ${rowIdOf(stage)}`)
    for (const ordinal of [1, 2]) {
      const name = `pair${entry.number}${ordinal === 1 ? '' : 'Partner'}`
      const player = await playerOf(journey, String(entry.id), name, ordinal)
      players.set(name, player)
      await sql`insert into "user" (id, name, email, person_id)
        values (${name}, ${name}, ${`${name}@paiji.example`}, ${player.personId})`
    }
  for (let at = 0; at < 4; at++) members.push(await committeeMember(journey, at))
})
afterAll(() => journey?.stop())

const actor = (name: string): Actor => players.get(name)?.actor

/** Who was told of an interest in a case, and where it leads. */
const interested = async (appeal: string): Promise<string[]> => {
  const rows = await journey.database.sql`select recipient, path from notice
    where code = 'INTEREST_NOTED' and aggregate_id = ${rowIdOf(appeal)} order by recipient`
  return rows.map(({ recipient, path }) => `${recipient} ${String(path).split('/')[1]}`)
}

const seen = async (name: string, appeal: string) =>
  (
    await journey.ask<{ appeal: { relations: string[]; nextSteps: { mine: boolean }[] } | null }>(
      actor(name),
      'query ($id: ID!) { appeal(id: $id) { relations nextSteps { mine } } }',
      { id: appeal },
    )
  ).appeal

const entryOf = async (number: string): Promise<string> => {
  const [row] = await journey.database
    .sql`select id from entry where stage_id = ${rowIdOf(stage)} and number = ${number}`
  return globalId('Entry', String(row?.id))
}

describe('an appeal against a penalty on the leaders', () => {
  let appeal = ''

  it('concerns those who lead while the penalty stands, once it is admitted', async () => {
    const leaders = await entryOf('3')
    const adjustments = [{ penalty: { entry: leaders, amount: '7' } }]
    const content = { stated: { kind: 'penalty', article: '90A', adjustments } }
    const matter = { stage, slot, parties: [{ entry: leaders, role: 'offending' }], content }
    const words = { facts: 'Late at the table.', decision: 'Seven points.' }
    await road.done(officer('director', 'director', journey.federation.id), 'recordRuling', { matter, ...words })
    const [given] = await journey.database.sql`select id from ruling`
    const ruling = globalId('Ruling', String(given?.id))
    now = minute(0)
    const draft = statementOf({ stageId: rowIdOf(stage), ruling })
    appeal = await road.done(actor('pair3'), 'draftAppeal', draft)
    await road.done(actor('pair3'), 'fileAppeal', { appeal })
    await road.done(actor('pair3Partner'), 'concurInAppeal', { appeal, agrees: true })
    expect(await interested(appeal)).toEqual([])
    await road.done(clerk, 'admitAppeal', { appeal })
    expect(await interested(appeal)).toEqual(['pair2 cases', 'pair2Partner cases'])
  })

  it('opens for them as for interested, and asks nothing of them; nobody else is of the case', async () => {
    expect((await seen('pair2', appeal))?.relations).toContain('interested')
    expect((await seen('pair2', appeal))?.nextSteps.some(step => step.mine)).toBe(false)
    expect((await seen('pair4', appeal))?.relations).toContain('respondent')
    expect((await seen('pair6', appeal))?.relations).toEqual(['public'])
  })

  it('concerns those too who lose by what is ordered, told with the decision; nobody is told twice', async () => {
    const panel = members.slice(0, 3)
    const chosen = panel.map(member => member.person)
    await road.done(clerk, 'formPanel', { appeal, chosen, reserves: [members[3]?.person] })
    await road.sit(appeal, clerk, panel)
    const order = {
      order: { adjustScore: { slot, award: { written: { kind: 'assigned', payload: { nsScore: -100 } } } } },
      edition,
      article: '12C1',
      as: 'order',
      text: 'Two down.',
    }
    const draft = {
      findings: ['The board was not finished.'],
      articles: [{ edition, article: '12C1' }],
      reasoningEn: 'It would have gone two down.',
      orders: [order],
    }
    await road.decide({ appeal, clerk, panel, outcome: 'rulingVaried', draft })
    expect(await interested(appeal)).toEqual(['pair2 cases', 'pair2Partner cases', 'pair6 cases', 'pair6Partner cases'])
  })
})
