import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { admittedCase, type CasePerson, committeeMember, playerOf } from '../support/appeal-people.js'
import { type CaseRoad, caseRoad, officer } from '../support/case-road.js'
import type { Actor } from '../support/federation.js'
import { globalId, rowIdOf } from '../support/ids.js'
import { type Journey, startJourney } from '../support/journey.js'
import { sixPairs, usebioFile } from '../support/usebio.js'

/** Disqualified from the event: in the first stage, and in the final it went on to under another number. */

let journey: Journey
let road: CaseRoad
let clerk: NonNullable<Actor>
let appeal = ''
let first = ''
let final = ''
let out = ''
let carried = ''
let other = ''
const panel: CasePerson[] = []
const edition = 'bridge/laws-2017'

const ranks = async (stage: string) => {
  const { rows } = {
    rows: await journey.database.sql`
    select l.entry_id as id from standing_line l join standings_revision r on r.id = l.revision_id
    where r.stage_id = ${stage} and r.superseded_at is null order by r.number desc, l.position`,
  }
  return rows.map(row => String(row.id))
}

beforeAll(async () => {
  journey = await startJourney()
  road = caseRoad(journey.api, journey.database)
  clerk = officer('clerk', 'clerk', journey.federation.id)
  const { sql } = journey.database
  const taken = await journey.takeIn('a.xml', usebioFile('Semi', ['1', '2', '3', '4', '5', '6'], sixPairs))
  const later = await journey.takeIn('b.xml', usebioFile('Final', ['1', '2', '3', '4', '5', '6'], sixPairs))
  first = rowIdOf(taken.stage)
  final = rowIdOf(later.stage)
  // The second file is the final of the first: pair 1 of the semi-final plays there as pair 4.
  await sql`update stage set event_id = ${rowIdOf(taken.event)}, ordinal = 2 where id = ${final}`
  out = String((await sql`select id from entry where stage_id = ${first} and number = '1'`)[0]?.id)
  carried = String((await sql`select id from entry where stage_id = ${final} and number = '4'`)[0]?.id)
  other = String((await sql`select id from entry where stage_id = ${final} and number = '5'`)[0]?.id)
  await sql`update entry set from_entry_id = ${out} where id = ${carried}`
  const appellant = await playerOf(journey, out, 'appellant')
  const [sheet] = await sql`select slot from score_sheet where stage_id = ${first} and ${out} = any(sides) limit 1`
  const about = { stageId: first, entryId: out, appellant, slot: String(sheet?.slot), number: 'AC-2026-800' }
  appeal = globalId('Appeal', await admittedCase(journey, about))
  for (let at = 0; at < 3; at++) panel.push(await committeeMember(journey, at))
})
afterAll(() => journey?.stop())

describe('disqualified from the event', () => {
  it('is previewed in both stages, by name', async () => {
    await road.done(clerk, 'formPanel', { appeal, chosen: panel.map(member => member.person) })
    await road.sit(appeal, clerk, panel)
    const chair = panel[0]?.actor
    for (const member of panel) await road.done(member.actor, 'castVote', { appeal, outcome: 'rulingVaried' })
    const empty = await journey.ask<{ draftedDecision: { outcome: string; orders: unknown[] } }>(
      chair,
      'query ($a: ID!) { draftedDecision(appeal: $a) { outcome orders { kind } } }',
      { a: appeal },
    )
    expect(empty.draftedDecision, 'the room opens before a line is written').toEqual({
      outcome: 'rulingVaried',
      orders: [],
    })
    const line = { edition, article: '91B', as: 'order', text: 'Out.' }
    const orders = [{ ...line, order: { disqualify: { entry: globalId('Entry', out), from: 'event' } } }]
    const draft = { findings: ['Signals.'], articles: [{ edition, article: '91B' }], reasoningEn: 'Proven.', orders }
    await road.done(chair, 'draftDecision', { appeal, ...draft })
    await road.done(chair, 'previewDecision', { appeal })
    const { draftedDecision } = await journey.ask<{
      draftedDecision: {
        standings: { entry: { id: string; nameAsEntered: string }; rankAfter: number | null }[]
        orders: { kind: string; reach: string; entrant: { id: string } }[]
      }
    }>(
      chair,
      `query ($a: ID!) { draftedDecision(appeal: $a) { orders { kind reach entrant { id } }
        standings { rankAfter entry { id nameAsEntered } } } }`,
      { a: appeal },
    )
    expect(draftedDecision.orders).toEqual([
      { kind: 'disqualify', reach: 'event', entrant: { id: globalId('Entry', out) } },
    ])
    const gone = draftedDecision.standings.filter(change => change.rankAfter === null)
    expect(gone.map(change => rowIdOf(change.entry.id)).sort()).toEqual([carried, out].sort())
    await road.done(chair, 'signDecision', { appeal })
    await road.done(clerk, 'notifyDecision', { appeal })
  })

  it('is carried out stage by stage: off both lists, out of the rounds to come', async () => {
    const { staff, staff2 } = journey.federation
    await road.done(staff, 'proposeEffects', { appeal })
    const asked = await journey.database.sql`select id, previewed_on, stage_id from correction order by id`
    expect(asked.map(row => row.stage_id).sort()).toEqual([first, final].sort())
    for (const row of asked) {
      const correction = globalId('Correction', String(row.id))
      await road.done(staff2, 'approveCorrection', { correction, previewedOn: String(row.previewed_on) })
    }
    expect(await road.status(appeal)).toBe('EFFECTS_APPLIED')
    expect(await ranks(final)).not.toContain(carried)
    expect(await ranks(final)).toContain(other)
    const left = await journey.database
      .sql`select id, withdrawn_reason as why from entry where withdrawn_at is not null order by id`
    expect(left.map(row => row.id)).toEqual([out, carried].sort())
    expect(left[0]?.why).toContain('Out.')
    const audits = await journey.database.sql`select count(*)::int as n from audit_event where type = 'ENTRY_WITHDRAWN'`
    expect(audits[0]?.n).toBe(2)
  })
})
