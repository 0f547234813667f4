import {
  type AppealScene,
  appealScene,
  type TestApi,
  type TestDatabase,
  testApi,
  testDatabase,
  testDeps,
  useCases,
} from '@paiji/api/testing'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { admittedCase, type CasePerson, committeeMember, personOfRegister } from '../support/appeal-people.js'
import { type CaseRoad, caseRoad } from '../support/case-road.js'
import type { Actor } from '../support/federation.js'
import { globalId } from '../support/ids.js'

/**
 * A panel decides one case, all at once: members vote, write, sign and serve in any order, some of it sent twice with the
 * same key. The docket is the order they were served in; told again one by one, in that order, to a plain model that knows
 * the procedure and nothing of the program, it must come to what the database holds, and every acknowledged act is in it once.
 */

const OUTCOMES = ['rulingUpheld', 'rulingVaried', 'rulingOverturned'] as const

type Act =
  | { readonly kind: 'castVote'; readonly outcome: (typeof OUTCOMES)[number] }
  | { readonly kind: 'draftDecision'; readonly words: number }
  | { readonly kind: 'previewDecision' | 'signDecision' | 'notifyDecision' | 'openDeliberation' }

interface Step {
  readonly who: 0 | 1 | 2 | 'clerk'
  readonly act: Act
  readonly twice: boolean
}

const act: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('castVote' as const),
      // Mostly a majority; sometimes none, and a second round.
      outcome: fc.oneof({ weight: 4, arbitrary: fc.constant(OUTCOMES[0]) }, fc.constantFrom(...OUTCOMES)),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('draftDecision' as const), words: fc.nat(99) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('previewDecision' as const) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('signDecision' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constantFrom('notifyDecision' as const, 'openDeliberation' as const) }),
  },
)

const step: fc.Arbitrary<Step> = fc.record({
  who: fc.constantFrom(0 as const, 1 as const, 2 as const, 'clerk' as const),
  act,
  twice: fc.boolean(),
})

let database: TestDatabase
let api: TestApi
let road: CaseRoad
let scene: AppealScene
let appellant: CasePerson
const panel: CasePerson[] = []
let cases = 0
let keys = 0
const reached = { decided: 0, signed: 0, served: 0, rounds: 0 }

beforeAll(async () => {
  database = await testDatabase()
  api = await testApi(testDeps(database.db))
  road = caseRoad(api, database)
  scene = await appealScene(database.db)
  const federation = { database, federation: { id: scene.federationId } }
  for (let at = 0; at < 3; at++) panel.push(await committeeMember(federation, at))
  const personId = await personOfRegister(database, 50)
  const actor = { accountId: 'appellant', personId, requestId: 'test', grants: [] }
  appellant = { actor, personId, person: globalId('Person', personId) }
})
afterAll(async () => {
  await api.stop()
  await database.drop()
})

/** A case whose panel has withdrawn to vote. */
const atTheVote = async (): Promise<string> => {
  const place = { stageId: scene.stageId, entryId: scene.entryIds[0] as string, slot: 'none' }
  const journey = { database, federation: { id: scene.federationId } } as Parameters<typeof admittedCase>[0]
  const number = `AC-2026-${600 + cases++}`
  const appeal = globalId('Appeal', await admittedCase(journey, { ...place, appellant, number }))
  await road.done(scene.clerk, 'formPanel', { appeal, chosen: panel.map(member => member.person) })
  await road.sit(appeal, scene.clerk, panel)
  return appeal
}

interface Done {
  readonly who: string
  /** What it was sent as; the audit row of its docket entry says so too. */
  readonly request: string
  readonly act: Act
}

const inputOf = (appeal: string, one: Act): Record<string, unknown> => {
  if (one.kind === 'castVote') return { appeal, outcome: one.outcome }
  if (one.kind !== 'draftDecision') return { appeal }
  const law = { edition: 'bridge/laws-2017', article: '12C1' }
  const stands = { ...law, as: 'order', text: 'It stands.', order: { recordOnly: { why: 'Nothing was moved.' } } }
  return { appeal, findings: ['A fact.'], articles: [law], reasoningEn: `Reasons ${one.words}.`, orders: [stands] }
}

const actorOf = (who: Step['who']): NonNullable<Actor> =>
  who === 'clerk' ? (scene.clerk as NonNullable<Actor>) : (panel[who] as CasePerson).actor

/** Does one thing; answers it where it was acknowledged. What is sent twice at once is done once, or refused. */
const doStep = async (appeal: string, { who, act: one, twice }: Step): Promise<Done[]> => {
  const request = `decision-${keys++}`
  const actor = { ...actorOf(who), requestId: request }
  const input = { ...inputOf(appeal, one), idempotencyKey: request }
  const send = () => road.codes(actor, one.kind, input)
  const answers = await Promise.all(twice ? [send(), send()] : [send()])
  const unforeseen = answers
    .flat()
    .filter(code => ['INTERNAL', 'INTERNAL_SERVER_ERROR', 'BAD_USER_INPUT'].includes(code))
  expect(unforeseen, one.kind).toEqual([])
  return answers.some(codes => codes.length === 0) ? [{ who: actor.accountId ?? '', request, act: one }] : []
}

interface Entry {
  readonly type: string
  readonly request: string
  readonly actor: string
}

/** What the procedure makes of the acts of a case, told one by one. */
interface Model {
  status: string
  votes: Map<string, string>[]
  outcome: string | undefined
  reasons: string
  previewed: boolean
  signed: boolean
}

const TYPES: Readonly<Record<Act['kind'], string>> = {
  castVote: 'VOTE_CAST',
  draftDecision: 'REASONS_DRAFTED',
  previewDecision: 'NOTE_ADDED',
  signDecision: 'DECISION_SIGNED',
  notifyDecision: 'DECISION_NOTIFIED',
  openDeliberation: 'DELIBERATION_OPENED',
}

const mostVoted = (votes: ReadonlyMap<string, string>): string | undefined =>
  OUTCOMES.find(outcome => 2 * [...votes.values()].filter(each => each === outcome).length > panel.length)

const vote = (model: Model, who: string, outcome: string): void => {
  expect(model.status).toBe('DELIBERATION')
  const round = model.votes.at(-1) as Map<string, string>
  expect(round.has(who), `${who} votes once a round`).toBe(false)
  round.set(who, outcome)
  if (round.size < panel.length) return
  model.outcome = mostVoted(round)
  if (model.outcome === undefined) model.votes.push(new Map())
  else Object.assign(model, { status: 'DECIDED', previewed: false })
}

const perform = (model: Model, { who, act: one }: Done): void => {
  if (one.kind === 'castVote') {
    vote(model, who, one.outcome)
    return
  }
  expect([model.status, model.signed], one.kind).toEqual(['DECIDED', one.kind === 'notifyDecision'])
  if (one.kind === 'openDeliberation') {
    model.status = 'DELIBERATION'
    model.votes.push(new Map())
  }
  if (one.kind === 'draftDecision') Object.assign(model, { reasons: `Reasons ${one.words}.`, previewed: false })
  if (one.kind === 'previewDecision') model.previewed = true
  if (one.kind === 'signDecision') {
    expect([who, model.reasons !== '', model.previewed]).toEqual([panel[0]?.actor.accountId, true, true])
    model.signed = true
  }
  if (one.kind === 'notifyDecision') model.status = 'NOTIFIED'
}

/** The acknowledged acts in the order of the docket. */
const inOrder = (docket: readonly Entry[], acknowledged: readonly Done[]): Done[] => {
  const left = new Map(acknowledged.map(one => [one.request, one]))
  const served = docket.flatMap(({ type, actor, request }) => {
    if (!Object.values(TYPES).includes(type)) return []
    const one = left.get(request)
    left.delete(request)
    expect({ who: one?.who, type: one && TYPES[one.act.kind] }, `${request} was acknowledged`).toEqual({
      who: actor,
      type,
    })
    return one ? [one] : []
  })
  expect([...left.keys()], 'acknowledged and not in the docket').toEqual([])
  return served
}

const expectSerial = async (appeal: string, acknowledged: readonly Done[], from: number): Promise<void> => {
  const { sql } = database
  const id = Buffer.from(appeal, 'base64url').toString().split(':')[1] as string
  const docket = await sql`select d.number, d.type, d.actor, a.request_id as request from docket_entry d
    join audit_event a on a.aggregate_id = d.appeal_id and a.type = 'CASE_ENTRY' and (a.data ->> 'entry')::int = d.number
    where d.appeal_id = ${id} order by d.number`
  expect(docket.map(entry => entry.number)).toEqual(docket.map((_, at) => at + 1))
  const model: Model = {
    status: 'DELIBERATION',
    votes: [new Map()],
    outcome: undefined,
    reasons: '',
    previewed: false,
    signed: false,
  }
  const entries = docket.filter(entry => entry.number > from) as unknown as Entry[]
  for (const one of inOrder(entries, acknowledged)) perform(model, one)
  const [row] =
    await sql`select a.status, d.outcome, d.reasoning_en as reasons, d.previewed_on is not null as previewed,
      d.signed_at is not null as signed, d.votes_for as "votesFor"
    from appeal a left join appeal_decision d on d.appeal_id = a.id where a.id = ${id}`
  expect({ status: row?.status, outcome: row?.outcome ?? undefined }).toEqual({
    status: model.status,
    outcome: model.outcome,
  })
  const [count] = await sql`select count(*)::int as n from panel_vote v join panel p on p.id = v.panel_id
    where p.appeal_id = ${id}`
  expect(count?.n).toBe(model.votes.reduce((sum, round) => sum + round.size, 0))
  if (model.outcome === undefined) return
  expect({ reasons: row?.reasons, previewed: row?.previewed, signed: row?.signed }).toEqual({
    reasons: model.reasons,
    previewed: model.previewed,
    signed: model.signed,
  })
  reached.decided += 1
  reached.rounds += model.votes.length - 1
  if (model.signed) reached.signed += 1
  if (model.status === 'NOTIFIED') reached.served += 1
}

describe('histories of a panel that decides', () => {
  it('come to what their docket gives, told one by one', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(step, { minLength: 3, maxLength: 8 }), { minLength: 3, maxLength: 4 }),
        async people => {
          const appeal = await atTheVote()
          const id = Buffer.from(appeal, 'base64url').toString().split(':')[1] as string
          const [last] = await database.sql`select max(number) as n from docket_entry where appeal_id = ${id}`
          const acknowledged: Done[] = []
          // Most histories end as cases do: what is still to be done is tried once more, by everybody at once.
          const rest = (
            ['castVote', 'draftDecision', 'previewDecision', 'signDecision', 'notifyDecision'] as const
          ).map((kind): Step[] =>
            ([0, 1, 2, 'clerk'] as const).map(who => ({
              who,
              act: { kind, outcome: OUTCOMES[0], words: 100 } as Act,
              twice: true,
            })),
          )
          const run = async (steps: readonly Step[]): Promise<void> => {
            for (const one of steps) acknowledged.push(...(await doStep(appeal, one)))
          }
          await Promise.all(people.map(run))
          await expectSerial(appeal, acknowledged, Number(last?.n))
          for (const round of rest) await Promise.all(round.map(one => run([one])))
          await expectSerial(appeal, acknowledged, Number(last?.n))
        },
      ),
      { numRuns: 8, endOnFailure: true },
    )
    expect(reached.decided).toBeGreaterThan(4)
    expect(reached.signed).toBeGreaterThan(2)
    expect(reached.served).toBeGreaterThan(2)
    const { problems } = await useCases.verifyContents(database.db)
    const kinds = ['appeal_decision', 'panel_vote']
    expect(problems.filter(one => kinds.includes(String(one.params?.kind)))).toEqual([])
  })
})
