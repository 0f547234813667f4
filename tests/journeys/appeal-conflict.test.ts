import { minute } from '@paiji/api/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sealHead } from '../support/seal-head.js'
import { type CasePerson, committeeMember, playedTogether, playerOf } from '../support/appeal-people.js'
import { type CaseRoad, caseRoad, officer, statementOf } from '../support/case-road.js'
import type { Actor } from '../support/federation.js'
import { rowIdOf } from '../support/ids.js'
import { type Journey, startJourney } from '../support/journey.js'
import { sixPairs, usebioFile } from '../support/usebio.js'

/** A member who once sat opposite the appellant: found by the records, kept off, and a challenge that seats a reserve. */

let journey: Journey
let road: CaseRoad
let now = minute(-60)
let clerk: Actor
let appellant: CasePerson
let appeal = ''
const members: CasePerson[] = []

interface Seat {
  readonly id: string
  readonly role: string
  readonly status: string
  readonly leftAt: string | null
  readonly person: { readonly id: string }
}

const seats = async (who: Actor): Promise<Seat[]> =>
  (
    await journey.ask<{ panelOf: Seat[] }>(
      who,
      'query ($appeal: ID!) { panelOf(appeal: $appeal) { id role status leftAt person { id } } }',
      { appeal },
    )
  ).panelOf

const CANDIDATES = `query ($appeal: ID!) { candidatesForPanel(appeal: $appeal) {
  person { id } findings { code hard params { name value } } } }`

interface Candidates {
  readonly candidatesForPanel: {
    readonly person: { readonly id: string }
    readonly findings: { readonly code: string; readonly hard: boolean }[]
  }[]
}

let stage = ''
let partner: CasePerson

beforeAll(async () => {
  journey = await startJourney({ now: () => now })
  road = caseRoad(journey.api, journey.database)
  clerk = officer('clerk', 'clerk', journey.federation.id)
  stage = (await journey.takeIn('a.xml', usebioFile('Case', ['1', '2', '3', '4', '5', '6'], sixPairs))).stage
  const [sheet] = await journey.database
    .sql`select slot, sides from score_sheet where stage_id = ${rowIdOf(stage)} order by slot limit 1`
  const [entry = ''] = (sheet?.sides as string[] | undefined) ?? []
  appellant = await playerOf(journey, entry, 'appellant')
  partner = await playerOf(journey, entry, 'partner', 2)
  for (let at = 0; at < 6; at++) members.push(await committeeMember(journey, at))
  await playedTogether(journey, '2026-02-01', members[0] as CasePerson, appellant)
  now = minute(10)
  const draft = statementOf({ stageId: rowIdOf(stage), slot: String(sheet?.slot) })
  appeal = await road.done(appellant.actor, 'draftAppeal', draft)
  await road.done(appellant.actor, 'fileAppeal', { appeal })
  await road.done(partner.actor, 'concurInAppeal', { appeal, agrees: true })
  await road.done(clerk, 'admitAppeal', { appeal })
})
afterAll(() => journey?.stop())

describe('a conflict from the history of partnerships', () => {
  it('is found in the records and keeps the member off, by the rota and by name', async () => {
    const { candidatesForPanel } = await journey.ask<Candidates>(clerk, CANDIDATES, { appeal })
    const tied = candidatesForPanel.find(each => each.person.id === members[0]?.person)
    expect(tied?.findings).toMatchObject([{ code: 'partner', hard: true }])
    const chosen = [0, 1, 2].map(at => members[at]?.person)
    expect(await road.codes(clerk, 'formPanel', { appeal, chosen })).toEqual(['PANEL_MEMBER_CONFLICTED'])
    await sealHead(journey.database)
    await road.done(clerk, 'formPanel', { appeal })
    expect((await seats(clerk)).map(seat => seat.person.id)).not.toContain(members[0]?.person)
  })

  it('is challenged by a side, and the reserve takes the seat', async () => {
    const [, challenged, , reserve] = await seats(appellant.actor)
    const actorAt = async (at: number) => {
      const seat = (await seats(clerk))[at]
      return members.find(each => each.person === seat?.person.id)?.actor
    }
    const told = async (actor: Actor, code: string) => {
      const rows = await journey.database.sql`select path from notice
        where recipient = ${String(actor?.accountId)} and code = ${code} and aggregate_id = ${rowIdOf(appeal)}`
      return rows.map(({ path }) => String(path).split('/')[3] ?? 'case')
    }
    const { accountId = '', personId = '' } = appellant.actor
    await journey.database.sql`insert into "user" (id, name, email, person_id)
      values (${accountId}, 'A player', 'player@paiji.example', ${personId})`
    const [leaver, comer] = [await actorAt(1), await actorAt(3)]
    for (const at of [0, 1, 2]) await road.done(await actorAt(at), 'disclose', { appeal, ties: [] })
    const objection = { appeal, member: challenged?.id, reason: 'They shared a table with the other side all week.' }
    await road.done(appellant.actor, 'challengeMember', objection)
    expect(await road.status(appeal)).toBe('CHALLENGED')
    expect(await road.codes(clerk, 'seatPanel', { appeal })).toEqual(['PANEL_CHALLENGE_OPEN'])
    const { panelChallenges } = await journey.ask<{ panelChallenges: { id: string }[] }>(
      clerk,
      'query ($appeal: ID!) { panelChallenges(appeal: $appeal) { id } }',
      { appeal },
    )
    const upheld = { appeal, challenge: panelChallenges[0]?.id, uphold: true, reasons: 'It was seen by two.' }
    const [presiding] = await seats(clerk)
    const chair = members.find(member => member.person === presiding?.person.id)
    expect(await road.codes(clerk, 'decideChallenge', upheld)).toEqual(['FORBIDDEN'])
    await road.done(chair?.actor, 'decideChallenge', upheld)
    for (const actor of [chair?.actor, leaver, comer])
      expect(await told(actor as Actor, 'MEMBER_REPLACED')).toEqual(['panel'])
    expect(await told(appellant.actor, 'MEMBER_REPLACED')).toEqual(['case'])
    const { appeal: waiting } = await journey.ask<{ appeal: { nextSteps: { code: string; mine: boolean }[] } }>(
      comer as Actor,
      'query ($appeal: ID!) { appeal(id: $appeal) { nextSteps { code mine } } }',
      { appeal },
    )
    expect(waiting.nextSteps).toContainEqual({ code: 'DISCLOSE_TIES', mine: true })
    await road.done(comer as Actor, 'disclose', { appeal, ties: [] })
    expect(await told(appellant.actor, 'OBJECTIONS_OPEN')).toEqual(['panel', 'panel'])
    await road.consent(appeal, clerk)
    await road.done(clerk, 'seatPanel', { appeal })
    const seated = (await seats(clerk)).filter(seat => seat.status === 'SEATED')
    expect(seated.map(seat => seat.id)).toContain(reserve?.id)
    expect(seated.map(seat => seat.id)).not.toContain(challenged?.id)
    expect(await road.status(appeal)).toBe('IN_REVIEW')
  })
})

describe('statements', () => {
  it('do not grow with the roster', async () => {
    const count = async () =>
      (await journey.database.statements.during(() => journey.api.execute(clerk, CANDIDATES, { appeal }))).statements
        .length
    const few = Math.min(await count(), await count())
    for (let at = 6; at < 14; at++) {
      const member = await committeeMember(journey, at)
      await playedTogether(journey, `2025-03-${at + 10}`, member, appellant)
    }
    expect((await journey.ask<Candidates>(clerk, CANDIDATES, { appeal })).candidatesForPanel).toHaveLength(14)
    expect(Math.min(await count(), await count())).toBeLessThanOrEqual(few)
  })
})

describe('who else decides, and what may be let pass', () => {
  const second = async () => {
    const draft = statementOf({ stageId: rowIdOf(stage), slot: String(otherSlot) })
    appeal = await road.done(appellant.actor, 'draftAppeal', draft)
    await road.done(appellant.actor, 'fileAppeal', { appeal })
    await road.done(partner.actor, 'concurInAppeal', { appeal, agrees: true })
    await road.done(clerk, 'admitAppeal', { appeal })
  }
  let otherSlot = ''

  it('a club in common is let pass for a reason that both sides read; a partner never is', async () => {
    const { sql } = journey.database
    const [row] = await sql`select slot from score_sheet where stage_id = ${rowIdOf(stage)}
      and sides @> (select sides from score_sheet where stage_id = ${rowIdOf(stage)} order by slot limit 1)
      order by slot offset 1 limit 1`
    otherSlot = String(row?.slot)
    await second()
    await sql`update event set category = 'national'`
    const [club] = await sql`insert into organisation (kind, code, name_zh, name_en, search_text, time_zone, parent_id)
      values ('club', 'near', '近', 'Near', 'near', 'Asia/Shanghai', ${journey.federation.id}) returning id`
    for (const each of [appellant, members[1]])
      await sql`insert into affiliation (person_id, organisation_id, kind, valid)
        values (${String(each?.personId)}, ${String(club?.id)}, 'membership', '[2020-01-01,)')`
    const chosen = [2, 1, 3].map(at => members[at]?.person)
    const cause = 'The other two judge the case below.'
    const near = { person: members[1]?.person, reason: 'Nobody else of that club plays here.' }
    expect(await road.codes(clerk, 'formPanel', { appeal, chosen })).toEqual(['PANEL_MEMBER_CONFLICTED'])
    const partnerOnce = [members[0]?.person, ...chosen.slice(1)]
    const pass = { person: members[0]?.person, reason: 'It was long ago.' }
    expect(await road.codes(clerk, 'formPanel', { appeal, chosen: partnerOnce, overrides: [pass, near] })).toEqual([
      'PANEL_MEMBER_CONFLICTED',
    ])
    await road.done(clerk, 'formPanel', { appeal, chosen, reserves: [members[4]?.person], overrides: [near], cause })
    const read = 'query ($id: ID!) { appeal(id: $id) { docket { type text } } }'
    const of = await journey.ask<{ appeal: { docket: { type: string; text: string }[] } }>(appellant.actor, read, {
      id: appeal,
    })
    expect(of.appeal.docket).toContainEqual({ type: 'CONFLICT_OVERRIDDEN', text: near.reason })
  })

  it('an objection to the chair goes to the next body, which sees no more of the case', async () => {
    const judge = await committeeMember(journey, 20)
    await journey.database.sql`update committee_term set body = 'nationalAuthority' where person_id = ${judge.personId}`
    const read = 'query ($id: ID!) { appeal(id: $id) { relations statement nextSteps { code who mine } } }'
    type Seen = {
      appeal: {
        relations: string[]
        statement: string | null
        nextSteps: { code: string; who: string; mine: boolean }[]
      }
    }
    const seen = async (who: CasePerson) => (await journey.ask<Seen>(who.actor, read, { id: appeal })).appeal
    expect((await seen(judge)).relations).toEqual(['public'])
    const [presiding] = await seats(clerk)
    const chair = members.find(member => member.person === presiding?.person.id) as CasePerson
    await road.done(appellant.actor, 'challengeMember', { appeal, member: presiding?.id, reason: 'He coached them.' })
    const { panelChallenges } = await journey.ask<{ panelChallenges: { id: string }[] }>(
      judge.actor,
      'query ($appeal: ID!) { panelChallenges(appeal: $appeal) { id } }',
      { appeal },
    )
    const upheld = { appeal, challenge: panelChallenges[0]?.id, uphold: false, reasons: 'That was ten years ago.' }
    for (const who of [clerk, chair.actor])
      expect(await road.codes(who, 'decideChallenge', upheld)).toEqual(['FORBIDDEN'])
    const found = await seen(judge)
    expect(found.statement).toBeNull()
    expect(found.nextSteps.filter(step => step.mine)).toEqual([
      { code: 'DECIDE_CHALLENGE', who: 'nextBody', mine: true },
    ])
    await road.done(judge.actor, 'decideChallenge', upheld)
    expect(await road.status(appeal)).toBe('PANEL_FORMING')
    expect((await seen(judge)).relations).toEqual(['public'])
  })
})
