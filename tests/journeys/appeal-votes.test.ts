import { minute } from '@paiji/api/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CasePerson, committeeMember, playerOf } from '../support/appeal-people.js'
import { type CaseRoad, caseRoad, officer, statementOf } from '../support/case-road.js'
import type { Actor } from '../support/federation.js'
import { globalId, rowIdOf } from '../support/ids.js'
import { type Journey, startJourney } from '../support/journey.js'
import { sixPairs, usebioFile } from '../support/usebio.js'

/** A panel that does not agree at once: its votes end all the same, and what it decides changes something, by contract. */

const edition = 'bridge/laws-2017'

let journey: Journey
let road: CaseRoad
let stage = ''
let slot = ''
let appeal = ''
let clerk: Actor
let me: CasePerson
let opponent: CasePerson
const members: CasePerson[] = []

beforeAll(async () => {
  journey = await startJourney({ now: () => minute(-60) })
  road = caseRoad(journey.api, journey.database)
  const { id } = journey.federation
  clerk = officer('clerk', 'clerk', id)
  stage = (await journey.takeIn('a.xml', usebioFile('Case', ['1', '2', '3', '4', '5', '6'], sixPairs))).stage
  const [sheet] = await journey.database
    .sql`select slot, sides from score_sheet where stage_id = ${rowIdOf(stage)} order by slot`
  slot = String(sheet?.slot)
  const [first, second] = (sheet?.sides ?? []) as string[]
  me = await playerOf(journey, String(first), 'me')
  const partner = await playerOf(journey, String(first), 'partner', 2)
  opponent = await playerOf(journey, String(second), 'opponent')
  for (const { actor, personId } of [me, partner, opponent]) {
    const account = String(actor.accountId)
    await journey.database.sql`insert into "user" (id, name, email, person_id)
      values (${account}, ${account}, ${`${account}@paiji.example`}, ${personId})`
  }
  for (let at = 0; at < 3; at++) members.push(await committeeMember(journey, at))
  const parties = [{ entry: globalId('Entry', String(first)), role: 'offending' }]
  const matter = { stage, slot, parties, content: { stated: { kind: 'warning', article: '16B1a' } } }
  const director = officer('director', 'director', id)
  await road.done(director, 'recordRuling', { matter, facts: 'South hesitated.', decision: 'The result stands.' })
  const ruling = globalId('Ruling', String((await journey.database.sql`select id from ruling`)[0]?.id))
  appeal = await road.done(me.actor, 'draftAppeal', statementOf({ stageId: rowIdOf(stage), ruling }))
  await road.done(me.actor, 'fileAppeal', { appeal })
  await road.done(partner.actor, 'concurInAppeal', { appeal, agrees: true })
  await road.done(clerk, 'admitAppeal', { appeal })
  await road.done(clerk, 'formPanel', { appeal, chosen: members.map(member => member.person) })
  await road.sit(appeal, clerk, members)
})
afterAll(() => journey?.stop())

const vote = (at: number, outcome: string, dissent?: string) =>
  road.codes(members[at]?.actor, 'castVote', { appeal, outcome, ...(dissent === undefined ? {} : { dissent }) })

const ballot = async (at: number) => {
  const document = `query ($a: ID!) { panelBallot(appeal: $a) {
    cast of own round reason outcomes before { outcome votes } dissent } }`
  return (await journey.ask<{ panelBallot: object }>(members[at]?.actor, document, { a: appeal })).panelBallot
}

const draft = (order: object) => ({
  findings: ['There was a pause.'],
  articles: [{ edition, article: '12C1c' }],
  reasoningEn: 'Pass was a logical alternative.',
  orders: [{ edition, article: '12C1c', as: 'order', text: 'The score is adjusted.', order }],
})

describe('a panel of three that is of three minds', () => {
  it('votes once more between what the majority wants, and is told why', async () => {
    expect(await vote(0, 'rulingUpheld', 'The pause was not proven.')).toEqual([])
    expect(await vote(1, 'rulingVaried')).toEqual([])
    expect(await ballot(2)).toMatchObject({ round: 1, cast: 2, of: 3, reason: 'first', before: [] })
    expect(await vote(2, 'rulingOverturned')).toEqual([])
    expect(await ballot(0)).toEqual({
      cast: 0,
      of: 3,
      own: false,
      round: 2,
      reason: 'withinGroup',
      outcomes: ['rulingVaried', 'rulingOverturned'],
      before: ['rulingUpheld', 'rulingVaried', 'rulingOverturned'].map(outcome => ({ outcome, votes: 1 })),
      dissent: 'The pause was not proven.',
    })
    // What somebody wrote is nobody else's to read before the outcome.
    expect(await ballot(1)).toMatchObject({ dissent: '' })
  })

  it('does not vote on what has fallen away, and ends', async () => {
    expect(await vote(0, 'rulingUpheld')).toEqual(['VOTE_NOT_IN_ROUND'])
    for (const at of [0, 1]) expect(await vote(at, 'rulingVaried')).toEqual([])
    expect(await vote(2, 'rulingOverturned')).toEqual([])
    const read = `query ($a: ID!) { draftedDecision(appeal: $a) { outcome votesFor votesAgainst dissents } }`
    const { draftedDecision } = await journey.ask<{ draftedDecision: object }>(members[0]?.actor, read, { a: appeal })
    expect(draftedDecision).toEqual({
      outcome: 'rulingVaried',
      votesFor: 2,
      votesAgainst: 1,
      dissents: ['The pause was not proven.'],
    })
  })
})

describe('a ruling that gives way', () => {
  it('changes something, or the record says why nothing changes', async () => {
    const chair = members[0]?.actor
    for (const order of [{ recordOnly: {} }, { deposit: { fate: 'refund' } }])
      expect(await road.codes(chair, 'draftDecision', { appeal, ...draft(order) })).toEqual([
        'DECISION_CHANGES_NOTHING',
      ])
    await road.done(chair, 'draftDecision', { appeal, ...draft({ recordOnly: { why: 'A warning moves no score.' } }) })
  })

  it('is put right by contracts and weights, printed with what they come to in the field', async () => {
    const chair = members[0]?.actor
    const answers = [
      { name: 'ns', value: '1/3 4S N =, 2/3 4S N -1' },
      { name: 'ew', value: '60% 4S N =; 40% 4S N -1' },
    ]
    const order = { adjustScore: { slot, award: { filled: { form: 'assigned', answers } } } }
    await road.done(chair, 'draftDecision', { appeal, ...draft(order) })
    const read = `query ($a: ID!) { draftedDecision(appeal: $a) { orders { awarded }
      figures { slot entry { number } explanation { nodes { code value } } } } }`
    interface Drafted {
      readonly orders: { readonly awarded: string | null }[]
      readonly figures: {
        readonly slot: string
        readonly explanation: { readonly nodes: { readonly code: string }[] }
      }[]
    }
    const { draftedDecision } = await journey.ask<{ draftedDecision: Drafted }>(chair, read, { a: appeal })
    expect(draftedDecision.orders).toEqual([{ awarded: 'NS 4♠ N −1 2/3, 4♠ N = 1/3; EW 4♠ N = 60%, 4♠ N −1 40%' }])
    expect(draftedDecision.figures.map(figure => figure.slot)).toEqual([slot, slot])
    for (const { explanation } of draftedDecision.figures)
      expect(explanation.nodes.filter(({ code }) => code === 'weightedPart')).toHaveLength(2)
    await road.done(chair, 'previewDecision', { appeal })
    await road.done(chair, 'signDecision', { appeal })
    await road.done(clerk, 'notifyDecision', { appeal })
  })
})

describe('the side that answered', () => {
  it('is the appellant of the next body when it goes on', async () => {
    const next = await road.done(opponent.actor, 'escalateAppeal', { appeal, grounds: 'The weights are wrong.' })
    expect(next).toBe(appeal)
    const [linked] = await journey.database.sql`select id, appellant_entry_id as entry, statement, relief, filed_by
      from appeal where parent_id = ${rowIdOf(appeal)}`
    const parties = await journey.database.sql`select side, person_id as person from appeal_party
      where appeal_id = ${linked?.id} and person_id in (${me.personId}, ${opponent.personId})`
    expect(Object.fromEntries(parties.map(({ person, side }) => [String(person), side]))).toEqual({
      [me.personId]: 'respondent',
      [opponent.personId]: 'appellant',
    })
    const [own] = await journey.database.sql`select entry_id as entry from appeal_party
      where appeal_id = ${linked?.id} and person_id = ${opponent.personId}`
    expect(linked).toMatchObject({
      entry: own?.entry,
      statement: 'The weights are wrong.',
      relief: '',
      filed_by: opponent.actor.accountId,
    })
  })
})
