import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sealHead } from '../support/seal-head.js'
import { admittedCase, type CasePerson, committeeMember, playedTogether, playerOf } from '../support/appeal-people.js'
import type { Actor } from '../support/federation.js'
import { globalId } from '../support/ids.js'
import { type Journey, PROBLEMS, type ProblemAnswer, startJourney } from '../support/journey.js'
import { whileTablesHeld } from '../support/held-tables.js'
import { expectNothingDone } from '../support/refusing-log.js'
import { expectRights } from '../support/rights.js'
import { expectTwoSides } from '../support/two-sides.js'
import { sixPairs, usebioFile } from '../support/usebio.js'
import { publishStandings } from '../support/publish-standings.js'

/** From an admitted case to the casebook: ties, challenge, reserve, sealed votes, a decision held to what was seen. */

let journey: Journey
let stage = ''
let slot = ''
let other = ''
let appeal = ''
let entries: string[] = []
const members: CasePerson[] = []
let appellant: CasePerson
let clerk: NonNullable<Actor>
const walked = new Set<string>()
/** Whose rights were asked for, at the first of its walks. */
const rightsHeld = new Set<string>()

const uuidOf = (id: string) => Buffer.from(id, 'base64url').toString().split(':')[1] as string

interface Answer {
  readonly problems: ProblemAnswer[]
}

const mutate = (name: string) => {
  walked.add(name)
  const special: Readonly<Record<string, string>> = {
    previewDecision: 'Case',
    seatPanel: 'Case',
    signDecision: 'Case',
    notifyDecision: 'Case',
    proposeEffects: 'Case',
    closeCase: 'Case',
    replaceByReserve: 'ChallengeMember',
    cancelHearing: 'ReasonedCase',
    requestReopening: 'ReasonedCase',
  }
  const type = special[name] ?? `${name[0]?.toUpperCase()}${name.slice(1)}`
  const fields = name === 'answerPoll' ? '' : 'appeal { version }'
  return `mutation ($input: ${type}Input!) { ${name}(input: $input) { ${fields} problems ${PROBLEMS} } }`
}

const act = async (who: Actor, name: string, input: Record<string, unknown> = {}): Promise<Answer> => {
  const about = name === 'answerPoll' ? input : { appeal, ...input }
  return (await journey.ask<Record<string, Answer>>(who, mutate(name), { input: about }))[name] as Answer
}

/** It works, and leaves an audit row of its own; while the log takes none, nothing is done. */
const done = async (who: Actor, name: string, input: Record<string, unknown> = {}) => {
  const before = await audits()
  const about = name === 'answerPoll' ? input : { appeal, ...input }
  for (const other of [undefined, stranger]) {
    const refuse = () => journey.api.execute(other, mutate(name), { input: about })
    const { errors } = await whileTablesHeld(journey.database, refuse)
    expect(errors?.[0]?.extensions?.code, name).toBe(other ? 'FORBIDDEN' : 'UNAUTHENTICATED')
  }
  if (!rightsHeld.has(name))
    await expectRights(journey.database, { name, document: mutate(name), input: about, concerned: who })
  await expectTwoSides(journey.database, { name, document: mutate(name), input: about })
  rightsHeld.add(name)
  await expectNothingDone(journey.database, () => journey.api.execute(who, mutate(name), { input: about }), name)
  expect((await act(who, name, input)).problems, name).toEqual([])
  expect(await audits(), `${name} left no audit row`).toBeGreaterThan(before)
}

const codes = async (who: Actor, name: string, input: Record<string, unknown> = {}) =>
  (await act(who, name, input)).problems.map(problem => problem.code)

/** The code of the error that refuses it, and nothing left behind. */
const refused = async (who: Actor, name: string, input: Record<string, unknown> = {}) => {
  const before = await audits()
  const about = name === 'answerPoll' ? input : { appeal, ...input }
  const { errors } = await journey.api.execute(who, mutate(name), { input: about })
  expect(await audits()).toBe(before)
  return errors?.[0]?.extensions?.code
}

const audits = async () => Number((await journey.database.sql`select count(*)::int as n from audit_event`)[0]?.n)
const status = async () =>
  String((await journey.database.sql`select status from appeal where id = ${uuidOf(appeal)}`)[0]?.status)

const stranger: NonNullable<Actor> = { accountId: 'stranger', requestId: 'r', grants: [] }

interface Seat {
  readonly id: string
  readonly role: string
  readonly status: string
  readonly leftAt: string | null
  readonly person: { readonly id: string }
}

const seats = async (): Promise<Seat[]> =>
  (
    await journey.ask<{ panelOf: Seat[] }>(
      clerk,
      'query ($appeal: ID!) { panelOf(appeal: $appeal) { id role status leftAt person { id } } }',
      { appeal },
    )
  ).panelOf

const sitting = async () => (await seats()).filter(seat => seat.leftAt === null && seat.role !== 'reserve')
const memberOf = (seat: Seat): CasePerson => {
  const found = members.find(member => member.person === seat.person.id)
  if (!found) throw new Error(`nobody sits in ${seat.id}`)
  return found
}

beforeAll(async () => {
  journey = await startJourney()
  const taken = await journey.takeIn('a.xml', usebioFile('Case', ['1', '2', '3', '4', '5', '6'], sixPairs))
  stage = taken.stage
  const { sql } = journey.database
  const slots = await sql`select slot, sides from score_sheet where stage_id = ${uuidOf(stage)} order by slot`
  slot = String(slots[0]?.slot)
  other = String(slots[1]?.slot)
  entries = (slots[0]?.sides as string[] | undefined) ?? []
  await publishStandings(journey, stage)
  for (let at = 0; at < 6; at++) members.push(await committeeMember(journey, at))
  appellant = await playerOf(journey, entries[0] as string, 'appellant')
  await playedTogether(journey, '2026-02-01', members[0] as CasePerson, appellant)
  await playedTogether(journey, '2019-02-01', members[1] as CasePerson, appellant)
  clerk = {
    accountId: 'clerk',
    requestId: 'clerk',
    grants: [
      {
        role: 'clerk',
        scope: { kind: 'organisation', id: journey.federation.id },
        from: undefined,
        until: undefined,
      },
    ],
  }
  const about = { stageId: uuidOf(stage), entryId: entries[0] as string, appellant, slot }
  appeal = globalId('Appeal', await admittedCase(journey, { ...about, number: 'AC-2026-800' }))
})
afterAll(() => journey?.stop())

describe('the roster', () => {
  it('shows the ties of each to the clerk alone', async () => {
    const QUERY = `query ($appeal: ID!) { candidatesForPanel(appeal: $appeal) { person { id } mayChair findings { code hard params { name value } } } }`
    const { candidatesForPanel } = await journey.ask<{
      candidatesForPanel: { person: { id: string }; findings: { code: string; hard: boolean }[] }[]
    }>(clerk, QUERY, { appeal })
    const of = (at: number) => candidatesForPanel.find(each => each.person.id === members[at]?.person)?.findings
    expect(candidatesForPanel).toHaveLength(6)
    expect(of(0)).toMatchObject([{ code: 'partner', hard: true }])
    expect(of(1)).toEqual([])
    for (const who of [undefined, stranger, appellant.actor, members[1]?.actor]) {
      const { data, errors } = await journey.api.execute(who, QUERY, { appeal })
      expect(errors?.[0]?.extensions?.code).toMatch(/UNAUTHENTICATED|FORBIDDEN/)
      expect(JSON.stringify(data ?? '')).not.toContain('partner')
    }
  })

  it('answers a stranger the same for a case there is and one there is not', async () => {
    const missing = globalId('Appeal', '01999999-0000-7000-8000-00000000ffff')
    expect(await refused(stranger, 'formPanel')).toBe('FORBIDDEN')
    expect(await refused(stranger, 'formPanel', { appeal: missing })).toBe('FORBIDDEN')
    expect(await refused(undefined, 'formPanel', { appeal: missing })).toBe('UNAUTHENTICATED')
  })
})

describe('the panel', () => {
  it('takes nobody with a hard tie, however named, and no even number', async () => {
    const [tied, one, two, three] = members.map(member => member.person)
    expect(await codes(clerk, 'formPanel', { chosen: [one, two, tied] })).toEqual(['PANEL_MEMBER_CONFLICTED'])
    expect(await codes(clerk, 'formPanel', { chosen: [one, two, three], reserves: [tied] })).toEqual([
      'PANEL_MEMBER_CONFLICTED',
    ])
    expect(await codes(clerk, 'formPanel', { chosen: [one, two] })).toEqual(['PANEL_SIZE_REFUSED'])
    expect(await codes(clerk, 'formPanel', { chosen: [one, two, two] })).toEqual(['PANEL_MEMBER_TWICE'])
    // Others may sit as well: nobody is chosen past the draw without a word.
    expect(await codes(clerk, 'formPanel', { chosen: [one, two, three] })).toEqual(['PANEL_CHOICE_CAUSE_MISSING'])
    expect(await codes(clerk, 'formPanel', { chosen: [one, two, three], cause: ' ' })).toEqual([
      'PANEL_CHOICE_CAUSE_MISSING',
    ])
    expect(await codes(clerk, 'formPanel', { chosen: [one, two, appellant.person] })).toEqual(['PANEL_MEMBER_UNKNOWN'])
    expect(await refused(appellant.actor, 'formPanel')).toBe('FORBIDDEN')
    expect(await status()).toBe('ADMITTED')
  })

  it('is drawn by a seed that is kept', async () => {
    expect(await codes(clerk, 'formPanel')).toEqual(['PANEL_DRAW_HEAD_AWAITED'])
    await sealHead(journey.database)
    await done(clerk, 'formPanel')
    const drawn = await seats()
    expect(drawn.map(seat => seat.role)).toEqual(['chair', 'member', 'member', 'reserve'])
    expect(drawn.map(seat => seat.person.id)).not.toContain(members[0]?.person)
    const [draw] = await journey.database.sql`select seed, candidates from panel_draw`
    const [head] = await journey.database.sql`select tree_root from seal order by number limit 1`
    expect(String(draw?.seed)).toBe(`AC-2026-800/1/${String(head?.tree_root)}`)
    expect(draw?.candidates).toHaveLength(6)
    expect(await status()).toBe('PANEL_FORMING')
  })

  it('is drawn again for a stated cause alone, by the head signed after the last draw; all of it stays in view', async () => {
    expect(await codes(clerk, 'formPanel')).toEqual(['PANEL_DRAW_CAUSE_MISSING'])
    const again = { cause: 'Two members are abroad until March.' }
    expect(await codes(clerk, 'formPanel', again)).toEqual(['PANEL_DRAW_HEAD_AWAITED'])
    await sealHead(journey.database)
    await done(clerk, 'formPanel', again)
    const query = `query ($a: ID!) { panelsFormed(appeal: $a) { dissolvedAt cause draw { number seed headRoot } seats { role } } }`
    interface Formed {
      readonly dissolvedAt: string | null
      readonly cause: string | null
      readonly draw: { readonly number: number; readonly seed: string; readonly headRoot: string }
      readonly seats: readonly unknown[]
    }
    const { panelsFormed } = await journey.ask<{ panelsFormed: Formed[] }>(appellant.actor, query, { a: appeal })
    expect(panelsFormed.map(each => [each.dissolvedAt === null, each.cause, each.draw.number])).toEqual([
      [false, null, 1],
      [true, again.cause, 2],
    ])
    for (const { draw, seats: held } of panelsFormed) {
      expect(draw.seed).toBe(`AC-2026-800/${draw.number}/${draw.headRoot}`)
      expect(held).toHaveLength(4)
    }
    expect(panelsFormed[0]?.draw.headRoot).not.toBe(panelsFormed[1]?.draw.headRoot)
    expect(await refused(stranger, 'formPanel', again)).toBe('FORBIDDEN')
    expect((await journey.api.execute(stranger, query, { a: appeal })).data ?? null).toBeNull()
  })

  it('discloses, is challenged, and a reserve steps in', async () => {
    for (const seat of await seats()) await done(memberOf(seat).actor, 'disclose', { ties: [] })
    const [, second] = await sitting()
    if (!second) throw new Error('no second member')
    const challenge = { member: second.id, reason: 'they were overheard taking sides' }
    expect(await refused(stranger, 'challengeMember', challenge)).toBe('FORBIDDEN')
    await done(appellant.actor, 'challengeMember', challenge)
    expect(await codes(clerk, 'seatPanel')).toEqual(['PANEL_CHALLENGE_OPEN'])
    const { panelChallenges } = await journey.ask<{ panelChallenges: { id: string }[] }>(
      clerk,
      'query ($appeal: ID!) { panelChallenges(appeal: $appeal) { id } }',
      { appeal },
    )
    const decision = { challenge: panelChallenges[0]?.id, uphold: true, reasons: 'it was heard by two' }
    expect(await refused(appellant.actor, 'decideChallenge', decision)).toBe('FORBIDDEN')
    expect(await refused(clerk, 'decideChallenge', decision)).toBe('FORBIDDEN')
    const [presiding] = await sitting()
    await done(memberOf(presiding as Seat).actor, 'decideChallenge', decision)
    const now = await sitting()
    expect(now).toHaveLength(3)
    expect(now.map(seat => seat.id)).not.toContain(second.id)
    expect(await codes(clerk, 'seatPanel')).toEqual(['PANEL_CHALLENGE_PERIOD_RUNS'])
    expect(await codes(clerk, 'replaceByReserve', { member: now[1]?.id, reason: 'ill' })).toEqual([
      'PANEL_RESERVE_MISSING',
    ])
    const party = async () => {
      const [row] = await journey.database.sql`select id from appeal_party where appeal_id = ${uuidOf(appeal)}`
      return globalId('AppealParty', String(row?.id))
    }
    expect(await codes(clerk, 'consentToPanel', { party: await party(), reason: 'agreed' })).toEqual([
      'PANEL_CONSENT_NOT_ASKED',
    ])
    await done(appellant.actor, 'consentToPanel')
    await done(clerk, 'seatPanel')
    expect(await status()).toBe('IN_REVIEW')
  })
})

describe('the room', () => {
  it('asks players without names, and opens the answers when all are in', async () => {
    const pollee = members[0] as CasePerson
    const [chair] = await sitting()
    const who = memberOf(chair as Seat).actor
    const question = { question: 'What do you bid?', options: ['pass', '4S'], invited: [pollee.actor.accountId] }
    expect(await codes(who, 'openPoll', { ...question, invited: [who.accountId] })).toEqual(['PANEL_MEMBER_CONFLICTED'])
    expect(await refused(appellant.actor, 'openPoll', question)).toBe('FORBIDDEN')
    await done(who, 'openPoll', question)
    const polls = async () =>
      (
        await journey.ask<{ pollsOf: { id: string; answers: { option: string }[] | null }[] }>(
          who,
          'query ($appeal: ID!) { pollsOf(appeal: $appeal) { id answers { option level } } }',
          { appeal },
        )
      ).pollsOf
    const [poll] = await polls()
    expect(poll?.answers).toBeNull()
    const answer = { poll: poll?.id, option: '4S', level: 'club' }
    expect(await refused(stranger, 'answerPoll', answer)).toBe('FORBIDDEN')
    expect(await codes(pollee.actor, 'answerPoll', { ...answer, option: 'double' })).toEqual(['POLL_OPTION_UNKNOWN'])
    await done(pollee.actor, 'answerPoll', answer)
    expect(await codes(pollee.actor, 'answerPoll', answer)).toEqual(['POLL_ANSWERED'])
    expect((await polls())[0]?.answers).toBeNull()
    await done(who, 'closePoll', { poll: poll?.id })
    expect((await polls())[0]?.answers).toEqual([{ option: '4S', level: 'club' }])
    const rows = await journey.database.sql`select row_to_json(poll_answer)::text as text from poll_answer`
    expect(String(rows[0]?.text)).not.toContain('member-0')
  })

  it('hears both sides', async () => {
    const hearing = { at: '2026-12-01T10:00:00Z', where: 'Room 2' }
    expect(await codes(clerk, 'scheduleHearing', { ...hearing, where: ' ' })).toEqual(['ROOM_TEXT_MISSING'])
    await done(clerk, 'scheduleHearing', hearing)
    expect(await status()).toBe('HEARING_SCHEDULED')
    expect(await codes(clerk, 'cancelHearing', { reason: ' ' })).toEqual(['REASON_MISSING'])
    await done(clerk, 'cancelHearing', { reason: 'The room is flooded.' })
    expect(await status()).toBe('IN_REVIEW')
    expect(await codes(clerk, 'cancelHearing', { reason: 'Again.' })).toEqual(['CASE_STATE_FORBIDS'])
    await done(clerk, 'scheduleHearing', { ...hearing, where: 'https://meet.example.org/case' })
    await done(clerk, 'recordHearing', { minutes: 'Both sides were heard.' })
    await done(clerk, 'openDeliberation')
    expect(await status()).toBe('DELIBERATION')
  })

  it('votes once each, sealed until all have voted', async () => {
    const [one, two, three] = (await sitting()).map(memberOf)
    const vote = (outcome: string, dissent?: string) => ({ outcome, ...(dissent ? { dissent } : {}) })
    expect(await refused(clerk, 'castVote', vote('rulingUpheld'))).toBe('FORBIDDEN')
    await done(one?.actor, 'castVote', vote('rulingVaried'))
    const twice = await Promise.all([1, 2].map(() => codes(two?.actor, 'castVote', vote('rulingVaried'))))
    expect(twice.sort()).toEqual([[], ['VOTE_CAST_ALREADY']])
    const drafted = await journey.api.execute(
      two?.actor,
      'query ($a: ID!) { draftedDecision(appeal: $a) { outcome } }',
      {
        a: appeal,
      },
    )
    expect(drafted.data ?? null).toBeNull()
    expect(JSON.stringify(drafted.errors)).not.toContain('rulingVaried')
    const BALLOT = 'query ($a: ID!) { panelBallot(appeal: $a) { cast of own round } }'
    const ballot = async (who: Actor) => (await journey.api.execute(who, BALLOT, { a: appeal })).data?.panelBallot
    expect(await ballot(two?.actor)).toEqual({ cast: 2, of: 3, own: true, round: 1 })
    expect(await ballot(three?.actor)).toEqual({ cast: 2, of: 3, own: false, round: 1 })
    expect(await ballot(clerk)).toBeUndefined()
    await done(three?.actor, 'castVote', vote('rulingUpheld', 'The director was right.'))
    expect(await status()).toBe('DECIDED')
    const unwritten = await journey.api.execute(
      one?.actor,
      'query ($a: ID!) { draftedDecision(appeal: $a) { outcome reasoning orders { text } standings { entry { id } } } }',
      { a: appeal },
    )
    expect(unwritten.data?.draftedDecision).toEqual({
      outcome: 'rulingVaried',
      reasoning: '',
      orders: [],
      standings: [],
    })
    const votes = await journey.database.sql`select count(*)::int as n from panel_vote`
    expect(votes[0]?.n).toBe(3)
  })
})

const payload = {
  weighted: [
    { weight: '0.6', nsScore: -400 },
    { weight: '0.4', nsScore: -420 },
  ],
}

interface Preview {
  readonly isOutdated: boolean
  readonly previewedOn: string
  readonly scores: readonly { readonly slot: string; readonly before: string; readonly after: string }[]
}

/** What the second person looks at. */
const preview = async (id: string): Promise<Preview> => {
  const document = `query ($id: ID!) { correction(id: $id) { isOutdated }
    previewProposal(correction: $id) { previewedOn scores { slot before after } } }`
  const { correction, previewProposal } = await journey.ask<{ correction: object; previewProposal: object }>(
    journey.federation.staff2,
    document,
    { id: globalId('Correction', id) },
  )
  return { ...correction, ...previewProposal } as Preview
}

const approved = async (input: { readonly correction: string; readonly previewedOn: string }): Promise<string[]> => {
  const { approveCorrection } = await journey.ask<{ approveCorrection: { problems: ProblemAnswer[] } }>(
    journey.federation.staff2,
    `mutation ($input: ApproveCorrectionInput!) { approveCorrection(input: $input) { problems ${PROBLEMS} } }`,
    { input },
  )
  return approveCorrection.problems.map(problem => problem.code)
}

/** Somebody corrects the contested sheet itself: published, and a case is about it, so it takes two. */
const overtake = async (): Promise<void> => {
  const correction = {
    stage,
    slot,
    sheet: { bridge: { contract: '1NT', declarer: 'S', tricks: 6 } },
    kind: 'typo',
    reason: 'The traveller says 1NT down one.',
    authorityKind: 'staff',
  }
  const { previewCorrection } = await journey.ask<{
    previewCorrection: { previewedOn: string; secondPersonNeeded: boolean }
  }>(
    journey.federation.staff,
    'query ($input: CorrectionInput!) { previewCorrection(input: $input) { previewedOn secondPersonNeeded } }',
    { input: correction },
  )
  expect(previewCorrection.secondPersonNeeded).toBe(true)
  const { applyCorrection } = await journey.ask<{ applyCorrection: { correction: { id: string; status: string } } }>(
    journey.federation.staff,
    `mutation ($input: ApplyCorrectionInput!) { applyCorrection(input: $input) {
      correction { id status } problems ${PROBLEMS} } }`,
    { input: { correction, previewedOn: previewCorrection.previewedOn } },
  )
  expect(applyCorrection.correction.status).toBe('PROPOSED')
  const asked = { correction: applyCorrection.correction.id, previewedOn: previewCorrection.previewedOn }
  expect(await approved(asked)).toEqual([])
}

const weighted = {
  edition: 'bridge/laws-2017',
  article: '12C1c',
  as: 'order',
  text: '60% of 3NT making, 40% of one down.',
}

/** The line with its order at a place. */
const weightedAt = (slot: string, given: unknown = payload) => ({
  ...weighted,
  order: { adjustScore: { slot, award: { written: { kind: 'weighted', payload: given } } } },
})

const draft = (orders: readonly Record<string, unknown>[]) => ({
  findings: ['There was a break in tempo.'],
  articles: [
    { edition: 'bridge/laws-2017', article: '16B1a' },
    { edition: 'bridge/laws-2017', article: '12C1c' },
  ],
  reasoningEn: 'First 1 hesitated; the pass was a logical alternative.',
  orders,
})

describe('the decision', () => {
  it('orders no remand upwards, and names real results', async () => {
    const [one] = (await sitting()).map(memberOf)
    const line = weightedAt(slot)
    const upwards = { ...weighted, order: { remand: { to: 'nationalAuthority' } } }
    expect(await codes(one?.actor, 'draftDecision', draft([upwards]))).toEqual(['ORDER_BEYOND_POWERS'])
    expect(await codes(one?.actor, 'draftDecision', draft([weightedAt('nowhere')]))).toEqual(['ORDER_SLOT_UNKNOWN'])
    expect(await refused(one?.actor, 'draftDecision', draft([weightedAt(slot, 'x')]))).toBe('BAD_USER_INPUT')
    expect(await refused(one?.actor, 'draftDecision', draft([weightedAt(slot, null)]))).toBe('BAD_USER_INPUT')
    expect(await codes(one?.actor, 'signDecision')).toEqual(['DECISION_REASONING_MISSING'])
    expect(await refused(clerk, 'draftDecision', draft([line]))).toBe('FORBIDDEN')
    await done(one?.actor, 'draftDecision', draft([line]))
  })

  it('is refused when the facts moved under it, and says where', async () => {
    const [chair, second] = (await sitting()).map(memberOf)
    expect(await codes(chair?.actor, 'signDecision')).toEqual(['DECISION_NOT_PREVIEWED'])
    await done(second?.actor, 'previewDecision')
    const [sheet] = await journey.database
      .sql`select version from score_sheet where slot = ${other} and superseded_at is null`
    const entered = await journey.ask<{ enterResult: { problems: ProblemAnswer[] } }>(
      journey.federation.scorer,
      `mutation ($input: EnterResultInput!) { enterResult(input: $input) { problems ${PROBLEMS} } }`,
      {
        input: {
          stage,
          slot: other,
          expectedVersion: Number(sheet?.version),
          sheet: { bridge: { contract: '7NT', declarer: 'N', tricks: 0 } },
        },
      },
    )
    expect(entered.enterResult.problems).toEqual([])
    const { problems } = await act(chair?.actor, 'signDecision')
    expect(problems[0]?.code).toBe('FACTS_MOVED_SINCE_PREVIEW')
    const differing = problems.filter(problem => problem.code === 'DECISION_PREVIEW_DIFFERS')
    expect(differing.length).toBeGreaterThan(0)
    const listed = await journey.database.sql`
      select e.number || ' ' || string_agg(p.name_as_entered, ' / ' order by p.ordinal) as name
      from entry e join entry_player p on p.entry_id = e.id group by e.id, e.number`
    for (const { params } of differing) {
      // Who differs, as readers of each language write it.
      expect(params.map(param => param.name).sort()).toEqual(['name', 'nameEn', 'now', 'seen'])
      expect(listed.map(row => row.name)).toContain(params.find(param => param.name === 'name')?.value)
    }
    await done(second?.actor, 'previewDecision')
    expect(await refused(second?.actor, 'signDecision')).toBe('FORBIDDEN')
    await done(chair?.actor, 'signDecision')
    expect(await codes(second?.actor, 'draftDecision', draft([]))).toEqual(['DECISION_SIGNED_ALREADY'])
  })

  it('is told, proposed by one of the results staff and applied by another', async () => {
    expect(await codes(journey.federation.staff, 'proposeEffects')).toEqual(['DECISION_MISSING'])
    await done(clerk, 'notifyDecision')
    expect(await status()).toBe('NOTIFIED')
    const { sql } = journey.database
    await expect(sql`update appeal_decision set reasoning = 'other'`).rejects.toThrow(/immutable/)
    const [clock] = await sql`select kind, article from appeal_clock
      where met_at is null and lapsed_at is null and ended_at is null`
    expect(clock).toMatchObject({ kind: 'escalation' })
    expect(await refused(clerk, 'proposeEffects')).toBe('FORBIDDEN')
    await done(journey.federation.staff, 'proposeEffects')
    expect(await codes(journey.federation.staff, 'proposeEffects')).toEqual(['EFFECTS_PROPOSED_ALREADY'])
    const [correction] = await sql`select id, previewed_on, status from correction`
    expect(correction?.status).toBe('PROPOSED')
    const APPROVE = `mutation ($input: ApproveCorrectionInput!) { approveCorrection(input: $input) { problems ${PROBLEMS} } }`
    await journey.ask(
      journey.federation.staff2,
      'mutation ($input: DeclineCorrectionInput!) { declineCorrection(input: $input) { problems { code } } }',
      { input: { correction: globalId('Correction', String(correction?.id)), reason: 'the weights were misread' } },
    )
    expect(await status()).toBe('NOTIFIED')
    await done(journey.federation.staff, 'proposeEffects')
    expect(await codes(journey.federation.staff, 'proposeEffects')).toEqual(['EFFECTS_PROPOSED_ALREADY'])
    const history = await sql`select status, reason from appeal_effect order by id`
    expect(history).toMatchObject([
      { status: 'DECLINED', reason: 'the weights were misread' },
      { status: 'PROPOSED', reason: null },
    ])
    const [older] = await sql`select id, previewed_on from correction where status = 'PROPOSED'`
    const shown = await preview(String(older?.id))
    expect(shown.scores.map(each => each.slot)).toContain(slot)
    expect(shown.scores.every(each => each.before !== each.after)).toBe(true)
    await overtake()
    expect(await preview(String(older?.id))).toMatchObject({ isOutdated: true })
    const late = { correction: globalId('Correction', String(older?.id)), previewedOn: shown.previewedOn }
    expect(await approved(late)).toEqual(['CORRECTION_OUTDATED'])
    await journey.ask(
      journey.federation.staff2,
      'mutation ($input: DeclineCorrectionInput!) { declineCorrection(input: $input) { problems { code } } }',
      { input: { correction: late.correction, reason: 'the sheet was corrected meanwhile' } },
    )
    await done(journey.federation.staff, 'proposeEffects')
    const [again] = await sql`select id, previewed_on from correction where status = 'PROPOSED'`
    const input = { correction: globalId('Correction', String(again?.id)), previewedOn: again?.previewed_on }
    const own = await journey.api.execute(journey.federation.staff, APPROVE, { input })
    expect(own.errors?.[0]?.extensions?.reason).toBe('SECOND_PERSON_NEEDED')
    const { approveCorrection } = await journey.ask<{ approveCorrection: { problems: ProblemAnswer[] } }>(
      journey.federation.staff2,
      APPROVE,
      { input },
    )
    expect(approveCorrection.problems).toEqual([])
    expect(await status()).toBe('EFFECTS_APPLIED')
    const [revision] = await sql`
      select cause from standings_revision where stage_id = ${uuidOf(stage)} and published_at is not null and superseded_at is null`
    expect(revision?.cause).toMatchObject({ kind: 'appealDecision' })
    const [fact] = await sql`select source, slot, kind from adjustment where superseded_at is null`
    expect(fact).toEqual({ source: 'appeal', slot, kind: 'assigned' })
  })

  it('has its slips put right beside it', async () => {
    const slip = { at: 'finding 1', text: 'read: East', reason: 'a slip of the pen' }
    expect(await codes(clerk, 'recordErratum', { ...slip, text: ' ' })).toEqual(['ERRATUM_EMPTY'])
    await done(clerk, 'recordErratum', slip)
  })
})

const CASEBOOK = `query ($filter: CasebookFilter) { casebook(filter: $filter) { totalCount edges { node {
  number level outcome headnote { zh en } reasoning orders dissents errata people { names role { en } } articles { article } similar { number } } } } }`

describe('the casebook', () => {
  it('prints the case without names, by somebody who did not preside', async () => {
    const [chair] = (await sitting()).map(memberOf)
    const words = { headnoteZh: '停顿之后的叫牌', headnoteEn: 'First 1 hesitates', keywords: ['tempo'] }
    const editingChair = { ...chair?.actor, grants: clerk.grants } as NonNullable<Actor>
    expect(await refused(editingChair, 'publishCase', words)).toBe('FORBIDDEN')
    expect(await codes(clerk, 'publishCase', { ...words, level: 'names' })).toEqual(['LEVEL_TOO_OPEN'])
    expect(await codes(clerk, 'publishCase', { ...words, headnoteEn: '' })).toEqual(['HEADNOTE_MISSING'])
    await done(clerk, 'publishCase', words)
    const found = await journey.ask<{
      casebook: { totalCount: number; edges: { node: { headnote: { en: string } } }[] }
    }>(undefined, CASEBOOK, { filter: { article: '12C' } })
    expect(found.casebook.totalCount).toBe(1)
    expect(found.casebook.edges[0]?.node).toMatchObject({
      number: expect.stringMatching(/^CB-\d{4}-[2-9A-Z]{4}$/),
      level: 'roles',
      outcome: 'rulingVaried',
      headnote: { en: '[appellant] hesitates' },
      dissents: ['The director was right.'],
      errata: ['finding 1: read: East'],
    })
    expect(JSON.stringify(found)).not.toMatch(/First 1|Second 1/)
  })

  it.each([
    [{ article: '12C1c' }, 1],
    [{ article: 'bridge/laws-2017#16B' }, 1],
    [{ article: '12C%' }, 0],
    [{ article: '73' }, 0],
    [{ keyword: 'tempo' }, 1],
    [{ keyword: 'revoke' }, 0],
    [{ outcome: 'rulingVaried', sport: 'bridge' }, 1],
    [{ outcome: 'dismissed' }, 0],
    [{ text: 'hesitat' }, 1],
    [{ text: '停顿' }, 1],
    [{ text: 'First 1' }, 0],
    [{ year: 2026 }, 1],
    [{ year: 2025 }, 0],
  ])('is searched by %j', async (filter, expected) => {
    const { casebook } = await journey.ask<{ casebook: { totalCount: number } }>(undefined, CASEBOOK, { filter })
    expect(casebook.totalCount).toBe(expected)
  })

  it('counts how rulings fared', async () => {
    const { casebookStatistics } = await journey.ask<{ casebookStatistics: unknown }>(
      undefined,
      `{ casebookStatistics { cases medianDays articles { cases varied upheld article { article } }
        situations { sport code cases name { en } } } }`,
    )
    expect(casebookStatistics).toEqual({
      cases: 1,
      medianDays: 0,
      articles: [
        { cases: 1, varied: 1, upheld: 0, article: { article: '12C1c' } },
        { cases: 1, varied: 1, upheld: 0, article: { article: '16B1a' } },
      ],
      situations: [],
    })
  })

  it('waits four weeks for outside commentary', async () => {
    const said = { author: 'An expert', text: 'I would have ruled the same.' }
    expect(await codes(clerk, 'addCommentary', said)).toEqual(['COMMENTARY_TOO_EARLY'])
    await journey.database.sql`update appeal set published_at = now() - interval '29 days' where id = ${uuidOf(appeal)}`
    await done(clerk, 'addCommentary', said)
  })
})

describe('after the decision', () => {
  it('goes to the next body as a linked case, once', async () => {
    expect(await codes(appellant.actor, 'escalateAppeal', { grounds: ' ' })).toEqual(['ROOM_TEXT_MISSING'])
    await done(appellant.actor, 'escalateAppeal', { grounds: 'The committee misread the auction.' })
    expect(await status()).toBe('ESCALATED')
    const [next] = await journey.database
      .sql`select number, instance, body, status from appeal where parent_id is not null`
    expect(next).toMatchObject({ instance: 2, body: 'nationalAuthority', status: 'FILED' })
    expect(await codes(appellant.actor, 'escalateAppeal', { grounds: 'again' })).not.toEqual([])
  })
})

/** Why those who sit were named where others could sit as well. */
const chosenFor = { cause: 'Those who may come on Sunday.' }

describe('a final decision on discipline', () => {
  it('has no further route; the fee of a dismissed case is kept', async () => {
    const about = { stageId: uuidOf(stage), entryId: entries[0] as string, appellant, slot }
    const made = {
      ...about,
      number: 'AC-2026-901',
      procedureId: 'mahjong/wmo-2006',
      subject: 'discipline' as const,
      deposit: 20_000,
    }
    appeal = globalId('Appeal', await admittedCase(journey, made))
    await done(clerk, 'formPanel', {
      ...chosenFor,
      chosen: [1, 2, 3].map(at => members[at]?.person),
      reserves: [members[4]?.person],
    })
    await done(members[4]?.actor, 'recuse', { reason: 'away' })
    for (const at of [1, 2, 3]) await done(members[at]?.actor, 'disclose', { ties: [] })
    await done(appellant.actor, 'consentToPanel')
    await done(clerk, 'seatPanel')
    await done(members[1]?.actor, 'openDeliberation')
    for (const at of [1, 2, 3]) await done(members[at]?.actor, 'castVote', { outcome: 'dismissed' })
    const lifted = { ...weightedAt(slot) }
    expect(await codes(members[1]?.actor, 'draftDecision', draft([lifted]))).toEqual(['ORDER_BEYOND_POWERS'])
    const record = { ...weighted, order: { recordOnly: {} }, text: 'The ruling stands.' }
    await done(members[1]?.actor, 'draftDecision', draft([record]))
    await done(members[1]?.actor, 'previewDecision')
    // While the vote is open again there is nothing to look at: what was drafted may not be what is decided.
    await done(members[1]?.actor, 'openDeliberation')
    expect(await codes(members[1]?.actor, 'previewDecision')).toEqual(['CASE_STATE_FORBIDS'])
    for (const at of [1, 2, 3]) await done(members[at]?.actor, 'castVote', { outcome: 'dismissed' })
    await done(members[1]?.actor, 'previewDecision')
    await done(members[1]?.actor, 'signDecision')
    await done(clerk, 'notifyDecision')
    const [deposit] = await journey.database.sql`select forfeited_at, returned_at from appeal_deposit`
    expect(deposit?.forfeited_at).not.toBeNull()
    expect(deposit?.returned_at).toBeNull()
    expect(await codes(appellant.actor, 'escalateAppeal', { grounds: 'unfair' })).toEqual(['NO_FURTHER_ROUTE'])
    expect(await codes(journey.federation.staff, 'proposeEffects')).toEqual(['EFFECTS_NONE'])
    await done(clerk, 'closeCase')
    expect(await status()).toBe('CLOSED')
  })

  it('is heard again for new evidence as a case of its own, which those who sat may hear; the decision stands', async () => {
    const reason = 'A film of the table, which its maker sent yesterday.'
    const first = uuidOf(appeal)
    expect(await refused(clerk, 'requestReopening', { reason })).toBe('FORBIDDEN')
    expect(await codes(appellant.actor, 'requestReopening', { reason: ' ' })).toEqual(['REASON_MISSING'])
    expect(await codes(members[1]?.actor, 'decideReopening', { granted: true, reasons: 'x' })).toEqual([
      'ORDER_NOT_ASKED',
    ])
    await done(appellant.actor, 'requestReopening', { reason })
    expect(await codes(appellant.actor, 'requestReopening', { reason })).toEqual(['REOPENING_ASKED_ALREADY'])
    for (const who of [clerk, members[2]?.actor, appellant.actor])
      expect(await refused(who, 'decideReopening', { granted: true, reasons: 'x' })).toBe('FORBIDDEN')
    const steps = 'query ($appeal: ID!) { appeal(id: $appeal) { nextSteps { code who mine } } }'
    const seen = await journey.ask<{ appeal: { nextSteps: object[] } }>(members[1]?.actor, steps, { appeal })
    expect(seen.appeal.nextSteps).toContainEqual({ code: 'DECIDE_REOPENING', who: 'chair', mine: true })
    await done(members[1]?.actor, 'decideReopening', { granted: true, reasons: 'It could have changed the vote.' })
    expect(await status()).toBe('CLOSED')
    expect(await codes(appellant.actor, 'requestReopening', { reason })).toEqual(['CASE_WENT_ON'])
    const [again] = await journey.database
      .sql`select a.id, a.status, a.body, a.instance, a.statement, l.kind from appeal a
      join case_link l on l.to_appeal_id = a.id where l.from_appeal_id = ${uuidOf(appeal)}`
    expect(again).toMatchObject({ status: 'ADMITTED', instance: 1, statement: reason, kind: 'reopening' })
    appeal = globalId('Appeal', String(again?.id))
    await done(clerk, 'formPanel', { ...chosenFor, chosen: [1, 2, 3].map(at => members[at]?.person) })
    expect(await status()).toBe('PANEL_FORMING')
    for (const at of [1, 2, 3]) await done(members[at]?.actor, 'disclose', { ties: [] })
    await done(appellant.actor, 'consentToPanel')
    await done(clerk, 'seatPanel')
    await done(members[1]?.actor, 'openDeliberation')
    for (const at of [1, 2, 3]) await done(members[at]?.actor, 'castVote', { outcome: 'dismissed' })
    const stands = { ...weighted, order: { recordOnly: {} }, text: 'The film shows the same.' }
    await done(members[1]?.actor, 'draftDecision', draft([stands]))
    await done(members[1]?.actor, 'previewDecision')
    await done(members[1]?.actor, 'signDecision')
    await done(clerk, 'notifyDecision')
    await done(clerk, 'closeCase')
    expect(await status()).toBe('CLOSED')
    const signed = await journey.database.sql`select d.appeal_id from appeal_decision d
      where d.appeal_id in (${String(again?.id)}, ${first}) and d.signed_at is not null`
    expect(signed.map(row => row.appeal_id).sort()).toEqual([first, String(again?.id)].sort())
  })

  it('a hard tie disclosed by the member keeps the panel from sitting until a reserve takes the seat', async () => {
    const about = { stageId: uuidOf(stage), entryId: entries[0] as string, appellant, slot }
    appeal = globalId('Appeal', await admittedCase(journey, { ...about, number: 'AC-2026-902' }))
    await done(clerk, 'formPanel', {
      ...chosenFor,
      chosen: [1, 2, 3].map(at => members[at]?.person),
      reserves: [members[4]?.person],
    })
    await done(members[2]?.actor, 'disclose', { ties: [{ tie: 'family', text: 'my cousin' }] })
    for (const at of [1, 3, 4]) await done(members[at]?.actor, 'disclose', { ties: [] })
    const { problems } = await act(clerk, 'seatPanel')
    expect(problems.map(problem => problem.code)).toEqual(['PANEL_MEMBER_CONFLICTED'])
    expect(Object.fromEntries(problems[0]?.params.map(({ name, value }) => [name, value]) ?? [])).toEqual({
      name: 'Member 2',
      nameEn: 'Member 2',
      tie: 'family',
    })
    const again = { chosen: [1, 2, 3].map(at => members[at]?.person), cause: 'tried once more' }
    expect(await codes(clerk, 'formPanel', again)).toEqual(['PANEL_MEMBER_CONFLICTED'])
    const seat = (await sitting()).find(each => each.person.id === members[2]?.person)
    await done(clerk, 'replaceByReserve', { member: seat?.id, reason: 'a cousin of the appellant' })
    await done(appellant.actor, 'consentToPanel')
    await done(clerk, 'seatPanel')
    expect(await status()).toBe('IN_REVIEW')
  })

  it('a tie that comes to light in the hearing, with no reserve left, has another panel formed; nothing else has', async () => {
    const others = { chosen: [3, 4, 5].map(at => members[at]?.person), cause: 'another tie' }
    expect(await codes(clerk, 'formPanel', others)).toEqual(['CASE_STATE_FORBIDS'])
    await done(members[1]?.actor, 'disclose', { ties: [{ tie: 'family', text: 'my aunt' }] })
    const seat = (await sitting()).find(each => each.person.id === members[1]?.person)
    expect(await codes(clerk, 'replaceByReserve', { member: seat?.id, reason: 'tied' })).toEqual([
      'PANEL_RESERVE_MISSING',
    ])
    expect(await codes(clerk, 'formPanel', { ...others, cause: ' ' })).toEqual(['PANEL_DRAW_CAUSE_MISSING'])
    await done(clerk, 'formPanel', others)
    expect(await status()).toBe('PANEL_FORMING')
  })

  it('a tie disclosed by mistake is taken back with a reason, said anew, and the sides object from then', async () => {
    const about = { stageId: uuidOf(stage), entryId: entries[0] as string, appellant, slot }
    appeal = globalId('Appeal', await admittedCase(journey, { ...about, number: 'AC-2026-904' }))
    const [one, two, three] = [1, 2, 3].map(at => members[at])
    await done(clerk, 'formPanel', { ...chosenFor, chosen: [one, two, three].map(each => each?.person) })
    await done(two?.actor, 'disclose', { ties: [{ tie: 'family', text: 'my cousin' }] })
    for (const each of [one, three]) await done(each?.actor, 'disclose', { ties: [] })
    expect(await codes(two?.actor, 'disclose', { ties: [] })).toEqual(['DISCLOSURE_STANDS'])
    expect(await codes(one?.actor, 'withdrawDisclosure', { reason: 'so' })).toEqual(['DISCLOSURE_WITHOUT_TIE'])
    expect(await codes(two?.actor, 'withdrawDisclosure', { reason: ' ' })).toEqual(['PANEL_REASON_MISSING'])
    const seatOf = async (who: CasePerson | undefined) =>
      (await sitting()).find(each => each.person.id === who?.person)?.id
    const member = await seatOf(two)
    expect(await refused(one?.actor, 'withdrawDisclosure', { member, reason: 'so' })).toBe('FORBIDDEN')
    await done(two?.actor, 'withdrawDisclosure', { reason: 'I took him for somebody else.' })
    expect(await codes(clerk, 'seatPanel')).toEqual(['PANEL_NOT_DISCLOSED'])
    const [entry] = await journey.database.sql`select text, visibility, data from docket_entry
      where appeal_id = ${uuidOf(appeal)} and type = 'DISCLOSURE_WITHDRAWN'`
    expect(entry).toMatchObject({
      text: 'I took him for somebody else.',
      visibility: 'parties',
      data: { ties: [{ tie: 'family', text: 'my cousin' }] },
    })
    await done(two?.actor, 'disclose', { ties: [{ tie: 'business', text: 'a firm' }] })
    await done(clerk, 'withdrawDisclosure', { member, reason: 'Sold long ago.' })
    await done(two?.actor, 'disclose', { ties: [] })
    expect(await codes(clerk, 'seatPanel')).toEqual(['PANEL_CHALLENGE_PERIOD_RUNS'])
    await done(appellant.actor, 'consentToPanel')
    await done(clerk, 'seatPanel')
    expect(await codes(clerk, 'withdrawDisclosure', { member, reason: 'so' })).toEqual(['DISCLOSURE_WITHOUT_TIE'])
    expect(await status()).toBe('IN_REVIEW')
  })

  it('nobody votes with a tie that came to light late, or in a seat taken over without a disclosure', async () => {
    const about = { stageId: uuidOf(stage), entryId: entries[0] as string, appellant, slot }
    appeal = globalId('Appeal', await admittedCase(journey, { ...about, number: 'AC-2026-903' }))
    const [one, two, three, four, five] = [1, 2, 3, 4, 5].map(at => members[at])
    const reserves = [four?.person, five?.person]
    await done(clerk, 'formPanel', { ...chosenFor, chosen: [one, two, three].map(each => each?.person), reserves })
    for (const each of [one, two, three]) await done(each?.actor, 'disclose', { ties: [] })
    await done(appellant.actor, 'consentToPanel')
    await done(clerk, 'seatPanel')
    const seatOf = async (who: CasePerson | undefined) =>
      (await sitting()).find(each => each.person.id === who?.person)?.id
    await done(clerk, 'replaceByReserve', { member: await seatOf(two), reason: 'ill' })
    expect(await codes(clerk, 'openDeliberation')).toEqual(['PANEL_NOT_DISCLOSED'])
    expect(await refused(four?.actor, 'draftDecision', draft([]))).toBe('FORBIDDEN')
    await done(four?.actor, 'disclose', { ties: [] })
    await done(clerk, 'openDeliberation')
    await done(one?.actor, 'castVote', { outcome: 'dismissed' })
    await done(one?.actor, 'disclose', { ties: [{ tie: 'business', text: 'we share a firm' }] })
    expect(await refused(one?.actor, 'castVote', { outcome: 'dismissed' })).toBe('FORBIDDEN')
    expect(await codes(three?.actor, 'castVote', { outcome: 'dismissed' })).toEqual(['PANEL_MEMBER_CONFLICTED'])
    await done(clerk, 'replaceByReserve', { member: await seatOf(one), reason: 'a firm in common' })
    expect(await codes(three?.actor, 'castVote', { outcome: 'rulingUpheld' })).toEqual(['PANEL_NOT_DISCLOSED'])
    await done(five?.actor, 'disclose', { ties: [] })
    await done(three?.actor, 'castVote', { outcome: 'rulingUpheld' })
    await done(four?.actor, 'castVote', { outcome: 'rulingUpheld' })
    expect(await status()).toBe('DELIBERATION')
    await done(five?.actor, 'castVote', { outcome: 'rulingUpheld' })
    expect(await status()).toBe('DECIDED')
  })

  it('walks every mutation of panel, room, decision and casebook', async () => {
    const { appealRoomMutations } = await import('../support/appeal-room-mutations.js')
    expect([...walked].sort()).toEqual([...appealRoomMutations].sort())
  })
})
