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
import { globalId } from '../support/ids.js'

/** Viewer × secret × state: by id, list, count, search and error, what leaves is what the table says. */

let database: TestDatabase
let api: TestApi
let road: CaseRoad
let scene: AppealScene
let now = minute(5)
let appeal = ''
let evidence = ''
let poll = ''
const members: CasePerson[] = []

const edition = 'bridge/laws-2017'

const viewers = [
  'nobody',
  'stranger',
  'appellant',
  'respondent',
  'interested',
  'other player',
  'giver of the ruling',
  'chief director',
  'staff',
  'clerk',
  'committee elsewhere',
  'seated',
  'reserve',
  'replaced for a tie',
  'pollee',
] as const

const pollee: Actor = { accountId: 'pollee', requestId: 'r', grants: [] }

const actorOf = (viewer: (typeof viewers)[number]): Actor => {
  const actors: Record<(typeof viewers)[number], Actor> = {
    nobody: undefined,
    stranger: scene.stranger,
    appellant: scene.players[0],
    respondent: scene.players[2],
    interested: scene.players[5],
    'other player': scene.players[4],
    'giver of the ruling': scene.director,
    'chief director': scene.chief,
    staff: scene.staff,
    clerk: scene.clerk,
    'committee elsewhere': scene.committee,
    seated: members[0]?.actor,
    reserve: members[4]?.actor,
    'replaced for a tie': members[2]?.actor,
    pollee,
  }
  return actors[viewer]
}

const FIELDS = `id number status orders { text reasons } statements { facts reasons name } docket { type text } evidence { id title fileName digest: files { digest } }
  parties { name } clocks { kind } relations nextSteps { code }`
const LIST = `query ($scope: CaseScope!) { appeals(scope: $scope) { totalCount edges { node { ${FIELDS} } } } }`

const questions = (): [string, Record<string, unknown>][] => [
  [`query ($a: ID!) { appeal(id: $a) { ${FIELDS} } }`, { a: appeal }],
  ...['public', 'mine', 'docket', 'panel'].map((scope): [string, Record<string, unknown>] => [LIST, { scope }]),
  ['query ($a: ID!) { pollsOf(appeal: $a) { question closed answers { option level comment } } }', { a: appeal }],
  ['query ($a: ID!) { draftedDecision(appeal: $a) { outcome reasoning dissents findings } }', { a: appeal }],
  ['query ($a: ID!) { panelBallot(appeal: $a) { cast of own round } }', { a: appeal }],
  ['query ($a: ID!) { panelOf(appeal: $a) { id role status disclosure } }', { a: appeal }],
  ['query ($a: ID!) { candidatesForPanel(appeal: $a) { person { id } findings { code } } }', { a: appeal }],
  ['{ notices(first: 50) { edges { node { code path calendar params { name value } } } } }', {}],
  ['{ casebook(filter: { text: "SECRET" }) { totalCount edges { node { number } } } }', {}],
]

const SECRETS = {
  statement: /SECRET-(FACTS|REPLY)/,
  evidence: /SECRET-(TITLE|FILE|BYTES)/,
  poll: /SECRET-ANSWER/,
  draft: /SECRET-DRAFT/,
  vote: /SECRET-DISSENT/,
  ballot: /"panelBallot":\{/,
}

/** The mails that lie in somebody's letter box, whole. */
const mailsTo = async (accountId: string | undefined) =>
  database.sql`select subject, text, html from mail where account_id = ${accountId ?? ''}`

/** Which secrets leave, in answers, in errors and in mails. */
const seenBy = async (viewer: (typeof viewers)[number]): Promise<string> => {
  const answers: unknown[] = []
  for (const [document, variables] of questions()) {
    const { data, errors } = await api.execute(actorOf(viewer), document, variables)
    // A question the schema refuses would hide every leak.
    expect((errors ?? []).map(error => error.extensions?.code)).not.toContain('GRAPHQL_VALIDATION_FAILED')
    answers.push(data, errors)
  }
  answers.push(await api.evidence(actorOf(viewer), evidence))
  answers.push(await mailsTo(actorOf(viewer)?.accountId))
  const text = JSON.stringify(answers)
  return Object.entries(SECRETS)
    .filter(([, secret]) => secret.test(text))
    .map(([name]) => name)
    .join(' ')
}

/** Both sides, the director of the ruling and the chief director read what each side says. */
const HEARD = {
  appellant: 'statement',
  respondent: 'statement',
  'giver of the ruling': 'statement',
  'chief director': 'statement',
} as const

/** Written by hand: who sees anything at all; everybody else sees nothing. */
const states: Readonly<Record<string, Readonly<Partial<Record<(typeof viewers)[number], string>>>>> = {
  IN_REVIEW: { ...HEARD, clerk: 'statement evidence', seated: 'statement evidence ballot' },
  DELIBERATION: { ...HEARD, clerk: 'statement evidence poll', seated: 'statement evidence poll ballot' },
  DECIDED: { ...HEARD, clerk: 'statement evidence poll', seated: 'statement evidence poll draft vote ballot' },
  // Told to both sides, the office and the panel with its dissents: no longer a draft.
  NOTIFIED: {
    appellant: 'statement draft vote',
    respondent: 'statement draft vote',
    interested: 'draft vote',
    'giver of the ruling': 'statement draft vote',
    'chief director': 'statement draft vote',
    staff: 'draft vote',
    reserve: 'draft vote',
    clerk: 'statement evidence poll draft vote',
    seated: 'statement evidence poll draft vote ballot',
  },
}

const advance: Readonly<Record<string, () => Promise<void>>> = {
  IN_REVIEW: async () => {
    const asked = { question: 'What do you bid?', options: ['pass', '4S'], invited: ['pollee'] }
    await road.done(members[0]?.actor, 'openPoll', { appeal, ...asked })
    poll = globalId('Poll', String((await database.sql`select id from appeal_poll`)[0]?.id))
    await road.done(pollee, 'answerPoll', { poll, option: '4S', level: 'club', comment: 'SECRET-ANSWER' })
  },
  DELIBERATION: async () => {
    await road.done(members[0]?.actor, 'closePoll', { appeal, poll })
    await road.withdraw(appeal, members[0]?.actor)
    await road.done(members[0]?.actor, 'castVote', { appeal, outcome: 'rulingVaried', dissent: 'SECRET-DISSENT' })
  },
  DECIDED: async () => {
    for (const at of [1, 3]) await road.done(members[at]?.actor, 'castVote', { appeal, outcome: 'rulingUpheld' })
    const line = {
      order: { recordOnly: {} },
      edition,
      article: '12C1c',
      as: 'order',
      text: 'It stands.',
    }
    const draft = { findings: ['SECRET-DRAFT'], articles: [{ edition, article: '12C1c' }], reasoningEn: 'SECRET-DRAFT' }
    await road.done(members[0]?.actor, 'draftDecision', { appeal, ...draft, orders: [line] })
  },
  NOTIFIED: async () => {
    await road.done(members[0]?.actor, 'previewDecision', { appeal })
    await road.done(members[0]?.actor, 'signDecision', { appeal })
    await road.done(scene.clerk, 'notifyDecision', { appeal })
  },
}

beforeAll(async () => {
  database = await testDatabase()
  api = await testApi(testDeps(database.db, { now: () => now }))
  road = caseRoad(api, database)
  scene = await appealScene(database.db)
  const federation = { database, federation: { id: scene.federationId } }
  for (let at = 0; at < 5; at++) members.push(await committeeMember(federation, at))
  await database.sql`insert into "user" (id, name, email) values ('pollee', 'P', 'pollee@paiji.example')`
  const [me, partner] = scene.players
  const { clerk } = scene
  const ruling = globalId('Ruling', scene.rulingId)
  appeal = await road.done(me, 'draftAppeal', statementOf({ stageId: scene.stageId, ruling }))
  await road.done(me, 'fileAppeal', { appeal })
  await road.done(partner, 'concurInAppeal', { appeal, agrees: true })
  await road.done(clerk, 'admitAppeal', { appeal })
  const reply = { appeal, facts: 'SECRET-REPLY', reasons: 'It was clear.' }
  await road.done(scene.players[2], 'answerAppeal', reply)
  await road.done(scene.director, 'stateFacts', { ...reply, facts: 'SECRET-FACTS' })
  await database.sql`insert into appeal_party (appeal_id, side, person_id, name_as_entered)
    select id, 'interested', ${String(scene.players[5]?.personId)}, 'Player 5' from appeal`
  const upload = await api.upload(clerk, { evidence: appeal }, 'SECRET-FILE.txt', 'SECRET-BYTES')
  await road.done(clerk, 'uploadEvidence', {
    appeal,
    kind: 'statement',
    title: 'SECRET-TITLE',
    visibility: 'sealed',
    upload,
  })
  evidence = globalId('Evidence', String((await database.sql`select id from appeal_evidence`)[0]?.id))
  const persons = members.map(member => member.person)
  await road.done(clerk, 'formPanel', { appeal, chosen: persons.slice(0, 3), reserves: persons.slice(3) })
  await useCases.writeNoticeMails(testDeps(database.db, { now: () => now }))
  for (const at of [0, 1, 3, 4]) await road.done(members[at]?.actor, 'disclose', { appeal, ties: [] })
  await road.done(members[2]?.actor, 'disclose', { appeal, ties: [{ tie: 'family', text: 'a cousin' }] })
  const [seat] = await database.sql`select id from panel_member where account_id = 'member-2'`
  const replaced = { appeal, member: globalId('PanelMember', String(seat?.id)), reason: 'a cousin' }
  await road.done(clerk, 'replaceByReserve', replaced)
  await road.consent(appeal, clerk)
  await road.done(clerk, 'seatPanel', { appeal })
})
afterAll(async () => {
  await api.stop()
  await database.drop()
})

describe('what is not theirs', () => {
  it.each(Object.keys(states))('does not leave a case in %s', async state => {
    now = new Date(now.getTime() + 60_000)
    await advance[state]?.()
    await useCases.writeNoticeMails(testDeps(database.db, { now: () => now }))
    expect(await road.status(appeal)).toBe(state)
    const seen: Record<string, string> = {}
    for (const viewer of viewers) {
      const found = await seenBy(viewer)
      if (found) seen[viewer] = found
    }
    expect(seen).toEqual(states[state])
  })

  it('is written down where it was read, and only there', async () => {
    const rows = await database.sql`select distinct account_id as who from evidence_access order by 1`
    expect(rows.map(row => row.who)).toEqual([String(scene.clerk.accountId), 'member-0'].sort())
    const audits = await database.sql`select count(*)::int as n from audit_event where type = 'EVIDENCE_READ'`
    const reads = await database.sql`select count(*)::int as n from evidence_access`
    expect(audits).toEqual(reads)
    expect(reads[0]?.n).toBe(2 * Object.keys(states).length)
  })

  it('mails both sides, who loses by it, the director asked, the panel, its reserve and the desk, and nobody else', async () => {
    const rows = await database.sql`select distinct account_id as who from mail order by 1`
    const mailed = viewers.filter(viewer => rows.some(row => row.who === actorOf(viewer)?.accountId))
    expect(mailed).toEqual([
      'appellant',
      'respondent',
      'interested',
      'chief director',
      'clerk',
      'seated',
      'reserve',
      'replaced for a tie',
    ])
    const [notified] = await database.sql`select count(*)::int as n from mail where kind = 'DECISION_NOTIFIED'`
    expect(notified?.n).toBeGreaterThan(4)
  })

  it('answers a stranger alike for evidence there is and evidence there is not', async () => {
    const read = (id: string) => api.evidence(scene.stranger, id)
    expect(await read(evidence)).toEqual(await read(globalId('Evidence', '01999999-0000-7000-8000-00000000ffff')))
  })
})
