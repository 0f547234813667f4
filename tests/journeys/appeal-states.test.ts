import {
  type AppealScene,
  appealScene,
  minute,
  type TestApi,
  type TestDatabase,
  testApi,
  testDatabase,
  testDeps,
  useCases,
} from '@paiji/api/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CasePerson, committeeMember } from '../support/appeal-people.js'
import { type CaseRoad, caseRoad, statementOf } from '../support/case-road.js'
import type { Actor } from '../support/federation.js'
import { globalId, rowIdOf } from '../support/ids.js'

/**
 * Every state of a case as each role finds it: what waits for him and whether its form is open to him, and what came into
 * his inbox since the state before, with the page it leads to.
 */

const edition = 'bridge/laws-2017'

let database: TestDatabase
let api: TestApi
let road: CaseRoad
let scene: AppealScene
let now = minute(5)
let appeal = ''
const members: CasePerson[] = []

const roles = [
  'appellant',
  'partner',
  'respondent',
  'interested',
  'giver',
  'director',
  'clerk',
  'staff',
  'chair',
  'member',
  'reserve',
] as const
type Role = (typeof roles)[number]

const actorOf = (role: Role): NonNullable<Actor> => {
  const actors: Record<Role, Actor> = {
    appellant: scene.players[0],
    partner: scene.players[1],
    respondent: scene.players[2],
    interested: scene.players[5],
    giver: scene.director,
    director: scene.chief,
    clerk: scene.clerk,
    staff: scene.staff,
    chair: members[0]?.actor,
    member: members[1]?.actor,
    reserve: members[3]?.actor,
  }
  return actors[role] as NonNullable<Actor>
}

/** With which act a step on the case page is done; the others have a page of their own. */
const acts: Readonly<Record<string, string>> = {
  FILE_DRAFT: 'fileAppeal',
  AGREE_TO_APPEAL: 'concurInAppeal',
  CHECK_ADMISSIBILITY: 'admitAppeal',
  PUT_RIGHT: 'cureAppeal',
  STATE_FACTS: 'stateFacts',
  ANSWER_APPEAL: 'answerAppeal',
  ANSWER_LAW_PART: 'answerLawPart',
  GIVE_INFORMATION: 'answerInfo',
}

interface Found {
  readonly nextSteps: { readonly code: string; readonly mine: boolean }[]
  readonly permissions: { readonly act: string; readonly permission: { readonly allowed: boolean } }[]
}

const CASE = `query ($a: ID!) { appeal(id: $a) { nextSteps { code mine } permissions { act permission { allowed } } } }`

/** `ANSWER_APPEAL` where its form is open; with a mark of interrogation where it is not. */
const stepsOf = async (role: Role): Promise<string[]> => {
  const { data } = await api.execute<{ appeal: Found | null }>(actorOf(role), CASE, { a: appeal })
  const open = new Set(data?.appeal?.permissions.filter(one => one.permission.allowed).map(one => one.act))
  return (data?.appeal?.nextSteps ?? [])
    .filter(step => step.mine)
    .map(({ code }) => (acts[code] === undefined || open.has(acts[code]) ? code : `${code}?`))
}

const DOORS: Readonly<Record<string, string>> = { panel: ' → panel', room: ' → room' }
let seen = '00000000-0000-0000-0000-000000000000'

/** What came since it was last asked, each with the page it leads to where that is not the case itself. */
const inboxes = async (): Promise<Map<string, string[]>> => {
  const rows = await database.sql`select id, recipient, code, path from notice where id > ${seen}::uuid order by id`
  const found = new Map<string, string[]>()
  for (const row of rows) {
    const door = DOORS[String(row.path).split('/')[3] ?? ''] ?? ''
    found.set(String(row.recipient), [...(found.get(String(row.recipient)) ?? []), `${row.code}${door}`])
  }
  seen = String(rows.at(-1)?.id ?? seen)
  return found
}

/** One line for each role that finds anything: `what waits for him | what he was notified of`. */
const state = async (): Promise<Record<string, string>> => {
  const news = await inboxes()
  const lines: Record<string, string> = {}
  for (const role of roles) {
    const steps = await stepsOf(role)
    const inbox = news.get(String(actorOf(role).accountId)) ?? []
    if (steps.length + inbox.length > 0) lines[role] = `${steps.join(', ')} | ${inbox.join(', ')}`
  }
  return lines
}

/** What a notice asks for, where it asks for anything. */
const ASKS: Readonly<Record<string, string>> = {
  CONCURRENCE_ASKED: 'AGREE_TO_APPEAL',
  CURE_ASKED: 'PUT_RIGHT',
  RESPONSE_ASKED: 'ANSWER_APPEAL',
  STATEMENT_ASKED: 'STATE_FACTS',
  LAW_PART_ASKED: 'ANSWER_LAW_PART',
  'PANEL_PROPOSED → panel': 'DISCLOSE_TIES',
  'CHALLENGE_TO_DECIDE → panel': 'DECIDE_CHALLENGE',
  INFORMATION_ASKED: 'GIVE_INFORMATION',
  DECISION_TO_SERVE: 'SERVE_DECISION',
}

/** Notices that still ask somebody for what he need not do any more. */
const idleAsks = async (): Promise<string[]> => {
  const rows =
    await database.sql`select recipient, code, path from notice where settled_at is null and aggregate_id = ${rowIdOf(appeal)}`
  const waits = new Map<string, readonly string[]>()
  for (const role of roles) waits.set(String(actorOf(role).accountId), await stepsOf(role))
  return rows.flatMap(({ recipient, code, path }) => {
    const door = DOORS[String(path).split('/')[3] ?? ''] ?? ''
    const step = ASKS[`${code}${door}`]
    const due = waits.get(String(recipient))
    return step && due && !due.includes(step) ? [`${code} of ${recipient}`] : []
  })
}

/** Notices still open whose time is no running clock's of the case, nor the hour of its hearing as it was set last. */
const idleTimes = async (): Promise<string[]> => {
  const rows = await database.sql`select n.code from notice n
    where n.aggregate_id = ${rowIdOf(appeal)} and n.settled_at is null and n.due_at is not null and n.due_at not in (
      select c.due_at from appeal_clock c where c.appeal_id = n.aggregate_id and c.kind <> 'filing'
      union all (select (d.data ->> 'at')::timestamptz from docket_entry d
        where d.appeal_id = n.aggregate_id and d.type = 'HEARING_SCHEDULED' order by d.number desc limit 1))`
  return [...new Set(rows.map(({ code }) => String(code)))]
}

const act = (who: Actor, name: string, input: Record<string, unknown> = {}) => {
  now = new Date(now.getTime() + 60_000)
  return road.done(who, name, { appeal, ...input })
}

beforeAll(async () => {
  database = await testDatabase()
  api = await testApi(testDeps(database.db, { now: () => now }))
  road = caseRoad(api, database)
  scene = await appealScene(database.db)
  await database.sql`insert into "user" (id, name, email) values (${String(scene.director.accountId)}, 'G', 'g@paiji.example')`
  await database.sql`insert into role_grant (account_id, role, scope_kind, scope_id, valid, granted_by)
    values (${String(scene.director.accountId)}, 'director', 'organisation', ${scene.federationId}, '[2020-01-01,)', 'test')`
  const federation = { database, federation: { id: scene.federationId } }
  for (let at = 0; at < 4; at++) members.push(await committeeMember(federation, at))
})
afterAll(async () => {
  await api.stop()
  await database.drop()
})

const draft = async () => {
  const [me] = scene.players
  appeal = await road.done(
    me,
    'draftAppeal',
    statementOf({ stageId: scene.stageId, ruling: globalId('Ruling', scene.rulingId) }),
  )
}

const decision = {
  findings: ['There was a pause.'],
  reasoningEn: 'The bid was clear.',
  articles: [{ edition, article: '16B1a' }],
  orders: [{ order: { recordOnly: {} }, edition, article: '16B1a', as: 'order', text: 'It stands.' }],
}

/** The road of one case, each step with the state it leads to. */
const steps: readonly (readonly [status: string, name: string, walk: () => Promise<unknown>])[] = [
  ['DRAFT', 'it is begun', draft],
  ['FILED', 'it is filed', () => act(scene.players[0], 'fileAppeal')],
  ['FILED', 'the partner agrees', () => act(scene.players[1], 'concurInAppeal', { agrees: true })],
  ['CURE_REQUESTED', 'something lacks', () => act(scene.clerk, 'requestCure', { reason: 'Name the board.' })],
  ['FILED', 'it is put right', () => act(scene.players[0], 'cureAppeal', { text: 'Board 7.' })],
  ['ADMITTED', 'it is admitted', () => act(scene.clerk, 'admitAppeal')],
  [
    'ADMITTED',
    'the other side answers',
    () => act(scene.players[2], 'answerAppeal', { facts: 'No.', reasons: 'Clear.' }),
  ],
  ['ADMITTED', 'the director states', () => act(scene.director, 'stateFacts', { facts: 'A pause.', reasons: '16B.' })],
  ['LAW_PART_REFERRED', 'law is asked', () => act(scene.clerk, 'referLawPart', { reason: 'Is it a psych?' })],
  [
    'ADMITTED',
    'law is answered',
    () => act(scene.chief, 'answerLawPart', { answer: 'It is.', clauses: [{ edition, article: '40A3' }] }),
  ],
  [
    'PANEL_FORMING',
    'a panel is proposed',
    () => {
      const chosen = members.slice(0, 3).map(member => member.person)
      return act(scene.clerk, 'formPanel', { chosen, reserves: [members[3]?.person] })
    },
  ],
  [
    'PANEL_FORMING',
    'its members disclose',
    async () => {
      for (const member of [...members].reverse()) await act(member.actor, 'disclose', { ties: [] })
    },
  ],
  [
    'CHALLENGED',
    'one is objected to',
    async () => {
      const [seat] = await database.sql`select id from panel_member where account_id = 'member-1' and left_at is null`
      await act(scene.players[0], 'challengeMember', {
        member: globalId('PanelMember', String(seat?.id)),
        reason: 'A friend.',
      })
    },
  ],
  [
    'PANEL_FORMING',
    'the chair decides',
    async () => {
      const [one] = await database.sql`select id from panel_challenge where decision is null`
      await act(members[0]?.actor, 'decideChallenge', {
        challenge: globalId('PanelChallenge', String(one?.id)),
        uphold: false,
        reasons: 'No friend.',
      })
    },
  ],
  ['PANEL_FORMING', 'one side agrees', () => act(scene.players[0], 'consentToPanel')],
  ['PANEL_FORMING', 'both agree', () => act(scene.players[2], 'consentToPanel')],
  ['IN_REVIEW', 'it is seated', () => act(scene.clerk, 'seatPanel')],
  [
    'INFO_REQUESTED',
    'a side is asked',
    () => act(members[0]?.actor, 'requestInfo', { question: 'Why?', from: 'respondent' }),
  ],
  ['IN_REVIEW', 'it answers', () => act(scene.players[2], 'answerInfo', { reason: 'Because.' })],
  [
    'HEARING_SCHEDULED',
    'a hearing is set',
    () => act(scene.clerk, 'scheduleHearing', { where: 'Room 2', at: '2026-11-23T09:00:00Z' }),
  ],
  [
    'HEARING_SCHEDULED',
    'it is moved',
    () => act(scene.clerk, 'scheduleHearing', { where: 'Room 3', at: '2026-11-23T10:00:00Z' }),
  ],
  ['IN_REVIEW', 'it is called off', () => act(scene.clerk, 'cancelHearing', { reason: 'The room is flooded.' })],
  [
    'HEARING_SCHEDULED',
    'it is set once more',
    () => act(scene.clerk, 'scheduleHearing', { where: 'Room 2', at: '2026-11-23T09:00:00Z' }),
  ],
  ['HEARD', 'both are heard', () => act(scene.clerk, 'recordHearing', { minutes: 'Heard.' })],
  ['DELIBERATION', 'the panel withdraws', () => act(scene.clerk, 'openDeliberation')],
  [
    'DECIDED',
    'it votes',
    async () => {
      for (const member of members.slice(0, 3)) await act(member.actor, 'castVote', { outcome: 'dismissed' })
    },
  ],
  [
    'DECIDED',
    'it is written and signed',
    async () => {
      await act(members[0]?.actor, 'draftDecision', decision)
      await act(members[0]?.actor, 'previewDecision')
      await act(members[0]?.actor, 'signDecision')
    },
  ],
  ['NOTIFIED', 'it is served', () => act(scene.clerk, 'notifyDecision')],
  [
    'PUBLISHED',
    'it is printed',
    () => act(scene.clerk, 'publishCase', { headnoteZh: '犹豫', headnoteEn: 'Tempo', keywords: ['tempo'] }),
  ],
  [
    'PUBLISHED',
    'the time to go on is over',
    async () => {
      const [clock] = await database.sql`select due_at from appeal_clock where kind = 'escalation' and met_at is null`
      if (!clock) throw new Error('no clock runs on')
      now = new Date((clock.due_at as Date).getTime() + 60_000)
      await useCases.runClocksNow(testDeps(database.db, { now: () => now }), rowIdOf(appeal))
    },
  ],
  ['CLOSED', 'it is closed', () => act(scene.clerk, 'closeCase')],
]

/** In print: what each role finds after each step. */
const expected: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'it is begun': {
    appellant: 'FILE_DRAFT | ',
    partner: 'FILE_DRAFT | ',
  },
  'it is filed': {
    partner: 'AGREE_TO_APPEAL | CONCURRENCE_ASKED',
    giver: 'STATE_FACTS | APPEAL_FILED, STATEMENT_ASKED',
    director: ' | APPEAL_FILED',
    clerk: 'CHECK_ADMISSIBILITY | APPEAL_FILED',
  },
  'the partner agrees': {
    appellant: ' | CONCURRENCE_ANSWERED',
    partner: ' | CONCURRENCE_ANSWERED',
    giver: 'STATE_FACTS | ',
    clerk: 'CHECK_ADMISSIBILITY | ',
  },
  'something lacks': {
    appellant: 'PUT_RIGHT | CURE_ASKED',
    partner: 'PUT_RIGHT | CURE_ASKED',
    giver: 'STATE_FACTS | ',
  },
  'it is put right': {
    giver: 'STATE_FACTS | ',
    clerk: 'CHECK_ADMISSIBILITY | CURED',
  },
  'it is admitted': {
    appellant: ' | APPEAL_ADMITTED',
    partner: ' | APPEAL_ADMITTED',
    respondent: 'ANSWER_APPEAL | RESPONSE_ASKED',
    giver: 'STATE_FACTS | APPEAL_ADMITTED',
    director: ' | APPEAL_ADMITTED',
    clerk: 'FORM_PANEL | ',
  },
  'the other side answers': {
    appellant: ' | RESPONSE_GIVEN',
    partner: ' | RESPONSE_GIVEN',
    giver: 'STATE_FACTS | RESPONSE_GIVEN',
    clerk: 'FORM_PANEL | RESPONSE_GIVEN',
  },
  'the director states': {
    appellant: ' | FACTS_STATED',
    partner: ' | FACTS_STATED',
    respondent: ' | FACTS_STATED',
    clerk: 'FORM_PANEL | FACTS_STATED',
  },
  'law is asked': {
    director: 'ANSWER_LAW_PART | LAW_PART_ASKED',
  },
  'law is answered': {
    appellant: ' | LAW_PART_ANSWERED',
    partner: ' | LAW_PART_ANSWERED',
    respondent: ' | LAW_PART_ANSWERED',
    clerk: 'FORM_PANEL | LAW_PART_ANSWERED',
  },
  'a panel is proposed': {
    appellant: ' | PANEL_PROPOSED',
    partner: ' | PANEL_PROPOSED',
    respondent: ' | PANEL_PROPOSED',
    giver: ' | PANEL_PROPOSED',
    chair: 'DISCLOSE_TIES | PANEL_PROPOSED → panel',
    member: 'DISCLOSE_TIES | PANEL_PROPOSED → panel',
    reserve: 'DISCLOSE_TIES | PANEL_PROPOSED → panel',
  },
  'its members disclose': {
    appellant: 'CHALLENGE_MEMBER | OBJECTIONS_OPEN → panel',
    partner: 'CHALLENGE_MEMBER | OBJECTIONS_OPEN → panel',
    respondent: 'CHALLENGE_MEMBER | OBJECTIONS_OPEN → panel',
    clerk: 'SEAT_PANEL | ',
  },
  'one is objected to': {
    clerk: ' | MEMBER_CHALLENGED',
    chair: 'DECIDE_CHALLENGE | CHALLENGE_TO_DECIDE → panel',
  },
  'the chair decides': {
    appellant: 'CHALLENGE_MEMBER | CHALLENGE_DECIDED',
    partner: 'CHALLENGE_MEMBER | CHALLENGE_DECIDED',
    respondent: 'CHALLENGE_MEMBER | CHALLENGE_DECIDED',
    clerk: 'SEAT_PANEL | ',
  },
  'one side agrees': {
    respondent: 'CHALLENGE_MEMBER | ',
    clerk: 'SEAT_PANEL | ',
  },
  'both agree': {
    clerk: 'SEAT_PANEL | PANEL_CONSENTED → panel',
  },
  'it is seated': {
    appellant: ' | PANEL_SEATED',
    partner: ' | PANEL_SEATED',
    respondent: ' | PANEL_SEATED',
    giver: ' | PANEL_SEATED',
    chair: 'REVIEW_CASE | PANEL_SEATED → room',
    member: 'REVIEW_CASE | PANEL_SEATED → room',
  },
  'a side is asked': {
    respondent: 'GIVE_INFORMATION | INFORMATION_ASKED',
  },
  'it answers': {
    clerk: ' | INFORMATION_GIVEN',
    chair: 'REVIEW_CASE | INFORMATION_GIVEN → room',
    member: 'REVIEW_CASE | INFORMATION_GIVEN → room',
  },
  'a hearing is set': {
    appellant: 'ATTEND_HEARING | HEARING_SET',
    partner: 'ATTEND_HEARING | HEARING_SET',
    respondent: 'ATTEND_HEARING | HEARING_SET',
    giver: 'ATTEND_HEARING | HEARING_SET',
    chair: 'HOLD_HEARING | HEARING_SET → room',
    member: 'HOLD_HEARING | HEARING_SET → room',
  },
  'it is moved': {
    appellant: 'ATTEND_HEARING | HEARING_MOVED',
    partner: 'ATTEND_HEARING | HEARING_MOVED',
    respondent: 'ATTEND_HEARING | HEARING_MOVED',
    giver: 'ATTEND_HEARING | HEARING_MOVED',
    chair: 'HOLD_HEARING | HEARING_MOVED → room',
    member: 'HOLD_HEARING | HEARING_MOVED → room',
  },
  'it is called off': {
    appellant: ' | HEARING_CANCELLED',
    partner: ' | HEARING_CANCELLED',
    respondent: ' | HEARING_CANCELLED',
    giver: ' | HEARING_CANCELLED',
    chair: 'REVIEW_CASE | HEARING_CANCELLED → room',
    member: 'REVIEW_CASE | HEARING_CANCELLED → room',
  },
  'it is set once more': {
    appellant: 'ATTEND_HEARING | HEARING_SET',
    partner: 'ATTEND_HEARING | HEARING_SET',
    respondent: 'ATTEND_HEARING | HEARING_SET',
    giver: 'ATTEND_HEARING | HEARING_SET',
    chair: 'HOLD_HEARING | HEARING_SET → room',
    member: 'HOLD_HEARING | HEARING_SET → room',
  },
  'both are heard': {
    chair: 'REVIEW_CASE | ',
    member: 'REVIEW_CASE | ',
  },
  'the panel withdraws': {
    chair: 'VOTE | ',
    member: 'VOTE | ',
  },
  'it votes': {
    chair: 'WRITE_REASONS | ',
    member: 'WRITE_REASONS | ',
  },
  'it is written and signed': {
    clerk: 'SERVE_DECISION | DECISION_TO_SERVE',
  },
  'it is served': {
    appellant: 'GO_TO_NEXT_BODY | DECISION_NOTIFIED',
    partner: 'GO_TO_NEXT_BODY | DECISION_NOTIFIED',
    respondent: 'GO_TO_NEXT_BODY | DECISION_NOTIFIED',
    giver: ' | DECISION_NOTIFIED',
    clerk: 'PUBLISH_CASE | ',
  },
  'it is printed': {
    appellant: 'GO_TO_NEXT_BODY | CASE_PUBLISHED',
    partner: 'GO_TO_NEXT_BODY | CASE_PUBLISHED',
    respondent: 'GO_TO_NEXT_BODY | CASE_PUBLISHED',
  },
  'the time to go on is over': {
    appellant: ' | DEADLINE_PASSED',
    partner: ' | DEADLINE_PASSED',
    respondent: ' | DEADLINE_PASSED',
    clerk: 'CLOSE_CASE | DEADLINE_PASSED',
  },
  'it is closed': {},
}

describe('a case, state by state', () => {
  it.each(steps)('%s when %s', async (status, name, walk) => {
    await walk()
    expect(await road.status(appeal)).toBe(status)
    const found = await state()
    expect(found).toEqual(expected[name])
    expect(await idleAsks()).toEqual([])
    expect(await idleTimes()).toEqual([])
  })
})

describe('a case that ends early', () => {
  const ends: readonly (readonly [status: string, name: string, walk: () => Promise<unknown>])[] = [
    ['WITHDRAWN', 'its side takes it back', () => act(scene.players[0], 'withdrawAppeal')],
    [
      'INADMISSIBLE',
      'the desk may not hear it',
      () => act(scene.clerk, 'declareInadmissible', { reason: 'STATEMENT_MISSING', text: 'Nothing was stated.' }),
    ],
  ]

  it.each(ends)('%s when %s', async (status, _, walk) => {
    scene = await appealScene(database.db)
    now = minute(5)
    await draft()
    await act(scene.players[0], 'fileAppeal')
    await inboxes()
    await walk()
    expect(await road.status(appeal)).toBe(status)
    const found = await state()
    expect(Object.values(found).filter(line => !line.startsWith(' | '))).toEqual([])
    expect(Object.keys(found)).toContain('partner')
    expect(await idleAsks()).toEqual([])
  })
})

describe('a stay', () => {
  it('is told to whom it waits for, and both sides are told what became of it', async () => {
    scene = await appealScene(database.db)
    now = minute(5)
    await draft()
    await act(scene.players[0], 'fileAppeal')
    await inboxes()
    const news = async () => {
      const lines = Object.entries(await state()).map(([role, line]) => [role, line.split(' | ')[1]])
      return Object.fromEntries(lines.filter(([, told]) => told))
    }
    await act(scene.players[0], 'requestStay', { reason: 'The final is tomorrow.' })
    expect(await news()).toEqual({ director: 'STAY_ASKED', clerk: 'STAY_ASKED' })
    await act(scene.clerk, 'decideStay', { granted: true, reasons: 'It is.' })
    const both = (code: string) => ({ appellant: code, partner: code, respondent: code })
    expect(await news()).toEqual(both('STAY_GRANTED'))
    await act(scene.clerk, 'liftStay', { reason: 'The final is played.' })
    expect(await news()).toEqual(both('STAY_LIFTED'))
    const [open] = await database.sql`select count(*)::int as left from notice
      where aggregate_id = ${rowIdOf(appeal)} and code = 'STAY_ASKED' and settled_at is null`
    expect(open?.left).toBe(0)
  })
})

describe('a tie disclosed after the draw', () => {
  it('asks the clerk for a reserve, opens no time to object, and opens it when the reserve has disclosed', async () => {
    scene = await appealScene(database.db)
    now = minute(5)
    await draft()
    await act(scene.players[0], 'fileAppeal')
    await act(scene.players[1], 'concurInAppeal', { agrees: true })
    await act(scene.clerk, 'admitAppeal')
    for (const { actor } of members) {
      await database.sql`update role_grant set scope_id = ${scene.federationId} where account_id = ${String(actor.accountId)}`
      await database.sql`update committee_term set organisation_id = ${scene.federationId}
        where person_id = (select person_id from "user" where id = ${String(actor.accountId)})`
    }
    const chosen = members.slice(0, 3).map(member => member.person)
    await act(scene.clerk, 'formPanel', { chosen, reserves: [members[3]?.person] })
    for (const at of [0, 1, 3]) await act(members[at]?.actor, 'disclose', { ties: [] })
    await inboxes()
    await act(members[2]?.actor, 'disclose', { ties: [{ tie: 'family', text: 'A brother.' }] })
    expect(await state()).toMatchObject({ clerk: 'REPLACE_MEMBER | MEMBER_TIED → panel' })
    expect((await stepsOf('appellant')).length).toBe(0)
    const [seat] = await database.sql`select m.id from panel_member m join panel p on p.id = m.panel_id
      where p.appeal_id = ${rowIdOf(appeal)} and m.account_id = ${String(members[2]?.actor.accountId)}`
    const member = globalId('PanelMember', String(seat?.id))
    await act(scene.clerk, 'replaceByReserve', { member, reason: 'A brother on the other side.' })
    expect(await stepsOf('appellant')).toEqual(['CHALLENGE_MEMBER'])
    expect(await stepsOf('clerk')).toEqual(['SEAT_PANEL'])
    const [open] = await database.sql`select count(*)::int as left from notice
      where aggregate_id = ${rowIdOf(appeal)} and code = 'MEMBER_TIED' and settled_at is null`
    expect(open?.left).toBe(0)
  })
})
