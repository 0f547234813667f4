import { minute, runPendingJobs, testDeps, useCases } from '@paiji/api/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CasePerson, committeeMember, playerOf } from '../support/appeal-people.js'
import { type CaseRoad, caseRoad, officer, statementOf } from '../support/case-road.js'
import type { Actor } from '../support/federation.js'
import { globalId, rowIdOf } from '../support/ids.js'
import { type Journey, startJourney } from '../support/journey.js'
import { sixPairs, usebioFile } from '../support/usebio.js'

/** A ruling that names the offender alone: the other side of the table may appeal, and is a party when it does not. */

const edition = 'bridge/laws-2017'

let journey: Journey
let road: CaseRoad
let now = minute(-60)
let stage = ''
let ruling = ''
let clerk: Actor
let director: Actor
let offender: CasePerson
let opponent: CasePerson
let opponentPartner: CasePerson
let elsewhere: CasePerson
const members: CasePerson[] = []

beforeAll(async () => {
  journey = await startJourney({ now: () => now })
  road = caseRoad(journey.api, journey.database)
  const { id } = journey.federation
  clerk = officer('clerk', 'clerk', id)
  director = officer('director', 'director', id)
  stage = (await journey.takeIn('a.xml', usebioFile('Case', ['1', '2', '3', '4', '5', '6'], sixPairs))).stage
  const slots = await journey.database
    .sql`select slot, sides from score_sheet where stage_id = ${rowIdOf(stage)} order by slot`
  const slot = String(slots[0]?.slot)
  const [first, second] = (slots[0]?.sides ?? []) as string[]
  const other = slots.flatMap(row => row.sides as string[]).find(entry => entry !== first && entry !== second)
  offender = await playerOf(journey, String(first), 'offender')
  opponent = await playerOf(journey, String(second), 'opponent')
  opponentPartner = await playerOf(journey, String(second), 'opponentPartner', 2)
  elsewhere = await playerOf(journey, String(other), 'elsewhere')
  for (const { actor, personId } of [offender, opponent, opponentPartner]) {
    const account = String(actor.accountId)
    await journey.database.sql`insert into "user" (id, name, email, person_id)
      values (${account}, ${account}, ${`${account}@paiji.example`}, ${personId})`
  }
  for (let at = 0; at < 4; at++) members.push(await committeeMember(journey, at))
  const parties = [{ entry: globalId('Entry', String(first)), role: 'offending' }]
  const matter = { stage, slot, parties, content: { stated: { kind: 'warning', article: '16B1a' } } }
  await road.done(director, 'recordRuling', { matter, facts: 'South hesitated.', decision: 'The result stands.' })
  ruling = globalId('Ruling', String((await journey.database.sql`select id from ruling`)[0]?.id))
})
afterAll(() => journey?.stop())

const inbox = async (who: CasePerson): Promise<string[]> => {
  const { notices } = await journey.ask<{ notices: { edges: { node: { code: string } }[] } }>(
    who.actor,
    'query { notices(first: 50) { edges { node { code } } } }',
    {},
  )
  return notices.edges.map(({ node }) => node.code).reverse()
}

interface Case {
  readonly relations: string[]
  readonly statement: string | null
  readonly nextSteps: { readonly code: string; readonly mine: boolean }[]
  readonly clocks: {
    readonly kind: string
    readonly metAt: string | null
    readonly lapsedAt: string | null
    readonly endedFor: string | null
  }[]
}

const seen = async (who: Actor, appeal: string): Promise<Case> => {
  const document = `query ($id: ID!) { appeal(id: $id) { relations statement nextSteps { code mine }
    clocks { kind metAt lapsedAt endedFor } } }`
  return (await journey.ask<{ appeal: Case }>(who, document, { id: appeal })).appeal
}

const waiting = async (who: Actor, appeal: string): Promise<string[]> =>
  (await seen(who, appeal)).nextSteps.filter(step => step.mine).map(step => step.code)

const cases = async (who: CasePerson): Promise<number> =>
  (
    await journey.ask<{ appeals: { totalCount: number } }>(
      who.actor,
      'query { appeals(scope: mine, first: 5) { totalCount } }',
      {},
    )
  ).appeals.totalCount

describe('a ruling at a table of two sides', () => {
  let appeal = ''
  const outlook = `query ($ruling: ID!, $stage: ID!) {
    filingOutlook(stage: $stage, ruling: $ruling) { outlook { refused { code } } problems { code } } }`

  it('may be appealed by either, and by nobody from another table', async () => {
    type Answer = { filingOutlook: { outlook: { refused: { code: string } | null } | null } }
    const refused = async (who: CasePerson) =>
      (await journey.ask<Answer>(who.actor, outlook, { stage, ruling })).filingOutlook.outlook?.refused?.code
    expect(await Promise.all([offender, opponent, elsewhere].map(refused))).toEqual([
      undefined,
      undefined,
      'NOT_OWN_TABLE',
    ])
  })

  it('has the other side served on admission', async () => {
    appeal = await road.done(opponent.actor, 'draftAppeal', statementOf({ stageId: rowIdOf(stage), ruling }))
    await road.done(opponent.actor, 'fileAppeal', { appeal })
    await road.done(opponentPartner.actor, 'concurInAppeal', { appeal, agrees: true })
    expect((await seen(offender.actor, appeal)).statement).toBeNull()
    await road.done(clerk, 'admitAppeal', { appeal })
    expect(await inbox(offender)).toEqual(['RESPONSE_ASKED'])
    expect(await inbox(opponent)).toContain('APPEAL_ADMITTED')
    expect(await seen(offender.actor, appeal)).toMatchObject({ statement: 'We ask for another look.' })
    expect((await seen(offender.actor, appeal)).relations).toContain('respondent')
  })

  it('tells the desk alone who answers for a party under age', async () => {
    const guardians = async (who: Actor) => {
      type Answer = { appeal: { parties: { side: string; guardians: { name: string; contact: string }[] | null }[] } }
      const document = 'query ($id: ID!) { appeal(id: $id) { parties { side guardians { name contact } } } }'
      const { parties } = (await journey.ask<Answer>(who, document, { id: appeal })).appeal
      return parties.filter(party => party.guardians !== null)
    }
    expect(await guardians(clerk)).toEqual([])
    const { sql } = journey.database
    for (const [{ personId }, born] of [
      [offender, '2012-05-01'],
      [opponent, '2011-05-01'],
    ] as const)
      await sql`update person set birth_date = ${born} where id = ${personId}`
    await sql`insert into guardianship (person_id, name, relation, contact, recorded_by)
      values (${offender.personId}, 'Zhao Lan', 'parent', '021 555', 'office')`
    const found = await guardians(clerk)
    expect(found).toHaveLength(2)
    expect(found).toContainEqual({ side: 'respondent', guardians: [{ name: 'Zhao Lan', contact: '021 555' }] })
    expect(found).toContainEqual({ side: 'appellant', guardians: [] })
    for (const who of [offender.actor, opponent.actor, director]) expect(await guardians(who)).toEqual([])
  })

  it('has the other side answer in its time, and the director state facts and reasons', async () => {
    expect(await waiting(offender.actor, appeal)).toEqual(['ANSWER_APPEAL'])
    expect(await road.codes(opponent.actor, 'waiveAnswer', { appeal })).not.toEqual([])
    expect(await waiting(director, appeal)).toContain('STATE_FACTS')
    const words = { appeal, facts: 'We paused for four seconds.', reasons: 'That is no break in tempo.' }
    for (const actor of [opponent.actor, elsewhere.actor])
      expect(await road.codes(actor, 'answerAppeal', words)).not.toEqual([])
    expect(await road.codes(offender.actor, 'answerAppeal', { ...words, reasons: ' ' })).toEqual(['REASON_MISSING'])
    await road.done(offender.actor, 'answerAppeal', words)
    await road.done(director, 'stateFacts', { ...words, facts: 'South took ten seconds.' })
    expect(await waiting(offender.actor, appeal)).toEqual([])
    expect(await waiting(director, appeal)).not.toContain('STATE_FACTS')
    expect((await inbox(opponent)).slice(-2)).toEqual(['RESPONSE_GIVEN', 'FACTS_STATED'])
    const read = `query ($id: ID!) { appeal(id: $id) { statements { kind facts } } }`
    const { appeal: of } = await journey.ask<{ appeal: { statements: unknown[] } }>(opponent.actor, read, {
      id: appeal,
    })
    expect(of.statements).toEqual([
      { kind: 'response', facts: words.facts },
      { kind: 'director', facts: 'South took ten seconds.' },
    ])
  })

  it('tells members to disclose, then the sides until when they may object', async () => {
    const chosen = members.slice(0, 3).map(member => member.person)
    await road.done(clerk, 'formPanel', { appeal, chosen, reserves: [members[3]?.person] })
    const [chair] = members
    expect(await waiting(chair?.actor, appeal)).toEqual(['DISCLOSE_TIES'])
    expect(await cases(chair as CasePerson)).toBe(1)
    expect(await inbox(chair as CasePerson)).toEqual(['PANEL_PROPOSED'])
    for (const member of members.slice(0, 3)) await road.done(member.actor, 'disclose', { appeal, ties: [] })
    expect(await waiting(clerk, appeal)).toEqual(['SEAT_PANEL'])
    expect(await inbox(offender)).toEqual(['RESPONSE_ASKED', 'FACTS_STATED', 'PANEL_PROPOSED', 'OBJECTIONS_OPEN'])
    // The clerk cannot agree for them, nor the one side for the other.
    expect(await road.codes(clerk, 'seatPanel', { appeal })).toEqual(['PANEL_CHALLENGE_PERIOD_RUNS'])
    const party = async (side: string) => {
      const [row] = await journey.database.sql`select id from appeal_party
        where appeal_id = ${rowIdOf(appeal)} and side = ${side} and person_id = ${opponent.personId}`
      return globalId('AppealParty', String(row?.id))
    }
    const paper = { appeal, party: await party('appellant'), reason: 'Both sides agree.' }
    expect(await road.codes(clerk, 'consentToPanel', paper)).toEqual(['PANEL_CONSENT_NOT_ASKED'])
    expect(await road.codes(elsewhere.actor, 'consentToPanel', { appeal })).not.toEqual([])
    await road.done(opponent.actor, 'consentToPanel', { appeal })
    expect(await road.codes(opponentPartner.actor, 'consentToPanel', { appeal })).toEqual(['PANEL_CONSENT_NOT_ASKED'])
    expect(await waiting(opponent.actor, appeal)).toEqual([])
    expect(await waiting(offender.actor, appeal)).toEqual(['CHALLENGE_MEMBER'])
    expect(await road.codes(clerk, 'seatPanel', { appeal })).toEqual(['PANEL_CHALLENGE_PERIOD_RUNS'])
    await road.done(offender.actor, 'consentToPanel', { appeal })
    const docket = await journey.database.sql`select type, actor, text from docket_entry
      where appeal_id = ${rowIdOf(appeal)} and type like 'PANEL_CONSENT%' order by number`
    expect(docket.map(({ type, actor, text }) => [type, actor, text])).toEqual([
      ['PANEL_CONSENTED', opponent.actor.accountId, ''],
      ['PANEL_CONSENTED', offender.actor.accountId, ''],
    ])
    await road.done(clerk, 'seatPanel', { appeal })
    expect(await waiting(chair?.actor, appeal)).toEqual(['REVIEW_CASE'])
  })

  it('has both sides notified of the hearing, each time it is set, and of the decision with the time that runs', async () => {
    const hall = { appeal, where: 'Room 2' }
    await road.done(clerk, 'scheduleHearing', { ...hall, at: '2026-11-23T09:00:00Z' })
    await road.done(clerk, 'scheduleHearing', { ...hall, at: '2026-11-23T10:00:00Z' })
    await road.done(clerk, 'recordHearing', { appeal, minutes: 'Both sides were heard.' })
    await road.done(clerk, 'openDeliberation', { appeal })
    const draft = {
      findings: ['There was a pause.'],
      reasoningEn: 'The bid was clear.',
      articles: [{ edition, article: '16B1a' }],
      orders: [
        {
          order: { recordOnly: {} },
          edition,
          article: '16B1a',
          as: 'order',
          text: 'It stands.',
        },
      ],
    }
    await road.decide({ appeal, clerk, panel: members.slice(0, 3), outcome: 'dismissed', draft })
    const told = ['PANEL_SEATED', 'HEARING_SET', 'HEARING_MOVED', 'DECISION_NOTIFIED']
    expect((await inbox(offender)).slice(-4)).toEqual(told)
    expect((await inbox(opponent)).slice(-4)).toEqual(told)
  })

  it('meets by the decision what was done alone, leaving the way to the next body; nothing is to be carried out', async () => {
    const { clocks } = await seen(opponent.actor, appeal)
    const open = clocks.filter(clock => !clock.metAt).map(({ kind, endedFor }) => [kind, endedFor])
    expect(open.sort()).toEqual([
      ['challenge', 'waived'],
      ['escalation', null],
    ])
    expect(clocks.map(clock => clock.kind).sort()).toEqual([
      'challenge',
      'concurrence',
      'decision',
      'disclosure',
      'escalation',
      'response',
      'statement',
    ])
    expect((await seen(opponent.actor, appeal)).nextSteps.map(step => step.code)).toEqual([
      'PUBLISH_CASE',
      'GO_TO_NEXT_BODY',
    ])
    expect(await road.codes(clerk, 'closeCase', { appeal })).toEqual(['ESCALATION_OPEN'])
    const [onward] = await journey.database.sql`
      select due_at from appeal_clock where kind = 'escalation' and met_at is null`
    if (!onward) throw new Error('no clock runs on')
    now = new Date((onward.due_at as Date).getTime() + 1)
    await road.done(clerk, 'closeCase', { appeal })
    const left = (await seen(opponent.actor, appeal)).clocks.filter(clock => !clock.metAt && !clock.endedFor)
    expect(left.map(clock => [clock.kind, clock.lapsedAt !== null])).toEqual([['escalation', true]])
  })

  it('is made known to both, once, with the page that opens for them; a warning to the one who is warned alone', async () => {
    const [row] = await journey.database.sql`select slot from ruling where id = ${rowIdOf(ruling)}`
    const content = { stated: { kind: 'warning', article: '16B1a' } }
    const matter = { stage, slot: String(row?.slot), parties: [], content }
    const open = { facts: 'A card fell.', decision: 'It was taken back.', visibility: 'public' }
    await road.done(director, 'recordRuling', { matter, ...open })
    const [last] = await journey.database.sql`select id from ruling order by id desc limit 1`
    const deps = testDeps(journey.database.db, { now: () => now })
    await runPendingJobs(journey.database.url, deps)
    for (const id of [rowIdOf(ruling), String(last?.id)]) await useCases.notifyRulingNow(deps, id)
    const about = `{ notices(first: 50) { edges { node { code path } } } }`
    type Answer = { notices: { edges: { node: { code: string; path: string } }[] } }
    const rulingsTold = async (who: CasePerson): Promise<string[]> => {
      const { notices } = await journey.ask<Answer>(who.actor, about)
      const given = notices.edges.filter(({ node }) => node.code === 'RULING_GIVEN')
      return given.map(({ node }) => node.path.split('/rulings/')[1] ?? '').reverse()
    }
    const known = globalId('Ruling', String(last?.id))
    expect((await rulingsTold(offender)).sort()).toEqual([ruling, known].sort())
    for (const who of [opponent, opponentPartner]) expect(await rulingsTold(who)).toEqual([known])
    const read = 'query ($id: ID!) { ruling(id: $id) { id } }'
    const opens = async (who: CasePerson, id: string) =>
      (await journey.ask<{ ruling: object | null }>(who.actor, read, { id })).ruling !== null
    expect(await Promise.all([offender, opponent, opponentPartner].map(who => opens(who, known)))).toEqual([
      true,
      true,
      true,
    ])
    expect(await opens(offender, ruling)).toBe(true)
    expect(await inbox(elsewhere)).toEqual([])
  })
  it('names the end of the time to appeal as soon as the scores are out, to whom no end could be named before', async () => {
    const about = `{ notices(first: 50) { edges { node { code dueAt path } } } }`
    type Answer = { notices: { edges: { node: { code: string; dueAt: string | null; path: string } }[] } }
    const ends = async (who: CasePerson, code: string) =>
      (await journey.ask<Answer>(who.actor, about)).notices.edges
        .filter(({ node }) => node.code === code)
        .map(({ node }) => node.dueAt !== null)
    expect(await ends(offender, 'RULING_GIVEN')).toEqual([false, false])
    expect(await ends(offender, 'APPEAL_TIME_RUNS')).toEqual([])
    const publish = `mutation ($input: PublishStandingsInput!) { publishStandings(input: $input) { problems { code } } }`
    const [newest] = await journey.database.sql`
      select id from standings_revision where stage_id = ${rowIdOf(stage)} order by number desc limit 1`
    const input = { stage, revision: globalId('StandingsRevision', String(newest?.id)) }
    const done = await journey.ask<{ publishStandings: { problems: unknown[] } }>(journey.federation.staff, publish, {
      input,
    })
    expect(done.publishStandings.problems).toEqual([])
    const deps = testDeps(journey.database.db, { now: () => now })
    await runPendingJobs(journey.database.url, deps)
    expect(await ends(offender, 'APPEAL_TIME_RUNS')).toEqual([true, true])
    expect(await ends(opponent, 'APPEAL_TIME_RUNS')).toEqual([true])
    expect(await ends(elsewhere, 'APPEAL_TIME_RUNS')).toEqual([])
    await runPendingJobs(journey.database.url, deps)
    expect(await ends(offender, 'APPEAL_TIME_RUNS')).toEqual([true, true])
  })
})
