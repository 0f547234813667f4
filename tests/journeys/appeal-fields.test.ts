import { readFileSync } from 'node:fs'
import {
  type AppealScene,
  appealScene,
  minute,
  type TestApi,
  type TestDatabase,
  testApi,
  testDatabase,
  testDeps,
} from '@paiji/api/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CasePerson, committeeMember } from '../support/appeal-people.js'
import { type CaseRoad, caseRoad, statementOf } from '../support/case-road.js'
import type { Actor } from '../support/federation.js'
import { globalId } from '../support/ids.js'

/** Every field of a case, every question about one and every notice, beside everybody who might ask for it. */

const edition = 'bridge/laws-2017'

let database: TestDatabase
let api: TestApi
let road: CaseRoad
let scene: AppealScene
let now = minute(5)
let appeal = ''
const members: CasePerson[] = []

const viewers = [
  'nobody',
  'stranger',
  'appellant',
  'partner',
  'respondent',
  'interested',
  'other player',
  'giver',
  'chief director',
  'staff',
  'clerk',
  'committee elsewhere',
  'seated',
  'reserve',
] as const
type Viewer = (typeof viewers)[number]

const actorOf = (viewer: Viewer): Actor => {
  const actors: Record<Viewer, Actor> = {
    nobody: undefined,
    stranger: scene.stranger,
    appellant: scene.players[0],
    partner: scene.players[1],
    respondent: scene.players[2],
    interested: scene.players[5],
    'other player': scene.players[4],
    giver: scene.director,
    'chief director': scene.chief,
    staff: scene.staff,
    clerk: scene.clerk,
    'committee elsewhere': scene.committee,
    seated: members[0]?.actor,
    reserve: members[3]?.actor,
  }
  return actors[viewer]
}

/** What is asked of each field; one that is not here fails the first test. */
const FIELDS: Readonly<Record<string, string>> = {
  awaited: '{ who }',
  body: '',
  clocks: '{ kind dueAt }',
  continuedBy: '{ id }',
  continues: '{ id }',
  deposit: '{ amount }',
  dispensed: '',
  docket: '{ type text }',
  dueAt: '',
  entry: '{ id }',
  event: '{ id }',
  evidence: '{ id title }',
  filedAt: '',
  id: '',
  inadmissibleFor: '',
  instance: '',
  isDecided: '',
  isNotified: '',
  isOpen: '',
  late: '',
  matter: '',
  missing: '{ code }',
  nextSteps: '{ code }',
  number: '',
  orders: '{ text }',
  outcome: '',
  parties: '{ side name }',
  permissions: '{ act permission { allowed } }',
  phase: '',
  procedure: '{ id }',
  receipt: '{ digest }',
  relations: '',
  relief: '',
  ruling: '{ id facts }',
  signatures: '{ name }',
  slot: '',
  slug: '',
  stage: '{ id }',
  statement: '',
  statements: '{ facts }',
  status: '',
  subject: '',
  table: '{ slot }',
  timeZone: '',
  url: '',
  version: '',
}

/** The other questions about a case. */
const QUESTIONS: Readonly<Record<string, string>> = {
  panelOf: 'panelOf(appeal: $a) { id disclosure }',
  panelChallenges: 'panelChallenges(appeal: $a) { reason }',
  panelsFormed: 'panelsFormed(appeal: $a) { formedAt }',
  candidates: 'candidatesForPanel(appeal: $a) { standing }',
  polls: 'pollsOf(appeal: $a) { id }',
  ballot: 'panelBallot(appeal: $a) { cast }',
  decision: 'draftedDecision(appeal: $a) { outcome }',
  guide: 'decisionGuide(appeal: $a) { slot }',
}

const isThere = (value: unknown): boolean =>
  value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)

/** The fields and questions that are answered with anything. */
const answered = async (viewer: Viewer): Promise<string[]> => {
  const selection = Object.entries(FIELDS).map(([name, inner]) => `${name} ${inner}`)
  const document = `query ($a: ID!) { appeal(id: $a) { ${selection.join(' ')} } }`
  const { data, errors } = await api.execute<{ appeal: Record<string, unknown> | null }>(actorOf(viewer), document, {
    a: appeal,
  })
  expect(errors ?? []).toEqual([])
  const asked: Record<string, unknown> = data?.appeal ?? {}
  const { permissions, ...fields } = asked
  const acts = (permissions as { permission: { allowed: boolean } }[] | undefined)?.some(one => one.permission.allowed)
  const found = Object.entries(fields).flatMap(([name, value]) => (isThere(value) ? [name] : []))
  for (const [name, question] of Object.entries(QUESTIONS)) {
    const answer = await api.execute<Record<string, unknown>>(actorOf(viewer), `query ($a: ID!) { ${question} }`, {
      a: appeal,
    })
    expect((answer.errors ?? []).map(error => error.extensions?.code)).not.toContain('GRAPHQL_VALIDATION_FAILED')
    if (Object.values(answer.data ?? {}).some(isThere)) found.push(`${name}?`)
  }
  return [...found, ...(acts ? ['acts!'] : [])].sort()
}

/** What somebody is answered beyond what everybody is; nothing where he is answered no more. */
const beyond = async (): Promise<Record<string, string>> => {
  const open = new Set(await answered('nobody'))
  const found: Record<string, string> = { nobody: [...open].join(' ') }
  for (const viewer of viewers.slice(1)) {
    const more = (await answered(viewer)).filter(name => !open.has(name)).join(' ')
    if (more) found[viewer] = more
  }
  return found
}

const told = async (): Promise<Record<string, string>> => {
  const found: Record<string, string> = {}
  for (const viewer of viewers) {
    const { data } = await api.execute<{ notices: { edges: { node: { code: string } }[] } | null }>(
      actorOf(viewer),
      '{ notices(first: 50) { edges { node { code } } } }',
      {},
    )
    const codes = (data?.notices?.edges ?? []).map(edge => edge.node.code).reverse()
    if (codes.length > 0) found[viewer] = codes.join(' ')
  }
  return found
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
  const federation = { database, federation: { id: scene.federationId } }
  for (let at = 0; at < 4; at++) members.push(await committeeMember(federation, at))
  const ruling = globalId('Ruling', scene.rulingId)
  appeal = await road.done(scene.players[0], 'draftAppeal', statementOf({ stageId: scene.stageId, ruling }))
})
afterAll(async () => {
  await api.stop()
  await database.drop()
})

const record = {
  findings: ['There was a pause.'],
  reasoningEn: 'The bid was clear.',
  articles: [{ edition, article: '16B1a' }],
  orders: [{ order: { recordOnly: {} }, edition, article: '16B1a', as: 'order', text: 'It stands.' }],
}

const states: Readonly<Record<string, () => Promise<void>>> = {
  DRAFT: async () => undefined,
  FILED: async () => {
    await act(scene.players[0], 'fileAppeal')
    await act(scene.players[1], 'concurInAppeal', { agrees: true })
  },
  ADMITTED: async () => {
    await act(scene.clerk, 'admitAppeal')
    await act(scene.players[2], 'answerAppeal', { facts: 'No.', reasons: 'Clear.' })
    await act(scene.director, 'stateFacts', { facts: 'A pause.', reasons: '16B.' })
    await database.sql`insert into appeal_party (appeal_id, side, person_id, name_as_entered)
      select id, 'interested', ${String(scene.players[5]?.personId)}, 'Player 5' from appeal`
  },
  PANEL_FORMING: async () => {
    const chosen = members.slice(0, 3).map(member => member.person)
    await act(scene.clerk, 'formPanel', { chosen, reserves: [members[3]?.person] })
  },
  IN_REVIEW: async () => {
    for (const member of members) await act(member.actor, 'disclose', { ties: [] })
    for (const at of [0, 2]) await act(scene.players[at], 'consentToPanel')
    await act(scene.clerk, 'seatPanel')
  },
  DECIDED: async () => {
    await act(scene.clerk, 'openDeliberation')
    for (const member of members.slice(0, 3)) await act(member.actor, 'castVote', { outcome: 'dismissed' })
    await act(members[0]?.actor, 'draftDecision', record)
  },
  NOTIFIED: async () => {
    await act(members[0]?.actor, 'previewDecision')
    await act(members[0]?.actor, 'signDecision')
    await act(scene.clerk, 'notifyDecision')
  },
  PUBLISHED: async () => {
    await act(scene.clerk, 'publishCase', { headnoteZh: '犹豫', headnoteEn: 'Tempo', keywords: ['tempo'] })
  },
}

const PUBLIC =
  'docket dueAt event filedAt id instance isDecided isNotified isOpen late matter number phase procedure relations slug stage status subject timeZone url version'
/** Whoever is something to the case: where it stands, who the sides are, what was ruled. */
const INSIDE = 'clocks entry nextSteps parties ruling'
/** What the appellants say. */
const CLAIM = 'relief signatures statement'
const SEATS = 'panelOf? panelsFormed?'
const HEARD = `acts! ${INSIDE} ${CLAIM} statements`

/** Before the panel: who is not named finds what everybody does. */
const admitted = {
  nobody: `body ${PUBLIC}`,
  appellant: `${HEARD} receipt`,
  partner: `${HEARD} receipt`,
  respondent: HEARD,
  interested: INSIDE,
  giver: HEARD,
  'chief director': HEARD,
  staff: `acts! candidates? ${INSIDE}`,
  clerk: `${HEARD} candidates?`,
}

type Found = Readonly<Record<string, string>>
const withAll = (found: Found, more: string): Found =>
  Object.fromEntries(Object.entries(found).map(([who, text]) => [who, who === 'nobody' ? text : `${text} ${more}`]))
const without = (text: string, gone: string): string => text.replace(gone, '')

const forming: Found = { ...withAll(admitted, SEATS), seated: `${INSIDE} ${SEATS}`, reserve: `${INSIDE} ${SEATS}` }
const reviewing: Found = { ...forming, seated: `${HEARD} ${SEATS} ballot? guide?` }
const decided: Found = {
  ...reviewing,
  seated: `${reviewing.seated} decision?`,
  giver: without(forming.giver ?? '', 'acts!'),
}
const notified: Found = { ...withAll({ ...decided, seated: reviewing.seated ?? '' }, 'decision? outcome') }
/** In print the outcome is everybody's, and the sides may ask that it be heard again. */
const published: Found = {
  ...Object.fromEntries(Object.entries(notified).map(([who, text]) => [who, without(text, 'outcome')])),
  nobody: `${admitted.nobody} outcome`,
}

const draft = `acts! ${INSIDE.replace('clocks ', '')} ${CLAIM} ${PUBLIC.replace(/dueAt |filedAt |number /g, '')}`

/** Written down by who may know what; whoever is not named finds what everybody does. */
const expected: Readonly<Record<string, Found>> = {
  DRAFT: { nobody: '', appellant: draft, partner: draft },
  FILED: {
    nobody: PUBLIC,
    appellant: `acts! ${INSIDE} ${CLAIM} receipt`,
    partner: `acts! ${INSIDE} ${CLAIM} receipt`,
    respondent: `acts! ${INSIDE}`,
    giver: `acts! ${INSIDE} ${CLAIM}`,
    'chief director': `acts! ${INSIDE} ${CLAIM}`,
    staff: `acts! candidates? ${INSIDE}`,
    clerk: `acts! candidates? ${INSIDE} ${CLAIM}`,
  },
  ADMITTED: admitted,
  PANEL_FORMING: forming,
  IN_REVIEW: reviewing,
  DECIDED: decided,
  NOTIFIED: notified,
  PUBLISHED: published,
}

const SIDES = 'PANEL_PROPOSED OBJECTIONS_OPEN PANEL_SEATED DECISION_NOTIFIED CASE_PUBLISHED'

/** Who was told what by the end, first things first; nobody else was told anything. */
const TOLD: Found = {
  appellant: `CONCURRENCE_ANSWERED APPEAL_ADMITTED RESPONSE_GIVEN FACTS_STATED ${SIDES}`,
  partner: `CONCURRENCE_ASKED CONCURRENCE_ANSWERED APPEAL_ADMITTED RESPONSE_GIVEN FACTS_STATED ${SIDES}`,
  respondent: `RESPONSE_ASKED FACTS_STATED ${SIDES}`,
  interested: 'DECISION_NOTIFIED CASE_PUBLISHED',
  giver: 'APPEAL_FILED STATEMENT_ASKED APPEAL_ADMITTED RESPONSE_GIVEN PANEL_PROPOSED PANEL_SEATED DECISION_NOTIFIED',
  'chief director': 'APPEAL_FILED APPEAL_ADMITTED',
  clerk: 'APPEAL_FILED RESPONSE_GIVEN FACTS_STATED PANEL_CONSENTED DECISION_TO_SERVE',
  seated: 'PANEL_PROPOSED PANEL_SEATED',
  reserve: 'PANEL_PROPOSED',
}

const sorted = (found: Found): Found =>
  Object.fromEntries(
    Object.entries(found).map(([who, text]) => [who, text.split(' ').filter(Boolean).sort().join(' ')]),
  )

describe('what is asked of a case', () => {
  it('leaves out no field', () => {
    const sdl = readFileSync(new URL('../../apps/api/schema.graphql', import.meta.url), 'utf8')
    const body = /type Appeal implements Node \{([\s\S]*?)\n\}/.exec(sdl)?.[1] ?? ''
    const names = [...body.replaceAll(/"""[\s\S]*?"""/g, '').matchAll(/^ {2}(\w+)[(:]/gm)].map(([, name]) => name)
    expect(names.filter(name => name && !(name in FIELDS))).toEqual([])
  })

  it.each(Object.keys(states))('is answered to whom it concerns, in %s', async state => {
    await states[state]?.()
    expect(await road.status(appeal)).toBe(state)
    expect(sorted(await beyond())).toEqual(sorted(expected[state] ?? {}))
  })

  it('is told to whom it concerns', async () => {
    expect(await told()).toEqual(TOLD)
  })
})
