import { afterAll, beforeAll, expect, it } from 'vitest'
import { toGlobalId } from '../../domain/shared/global-id.js'
import { type AppealScene, appealScene } from '../../testing/appeal-scene.js'
import { type TestDatabase, testDatabase } from '../../testing/database.js'
import { testDeps } from '../../testing/deps.js'
import { type TestApi, testApi } from '../../testing/execute.js'

let database: TestDatabase
let api: TestApi
let scene: AppealScene

beforeAll(async () => {
  database = await testDatabase()
  api = await testApi(testDeps(database.db))
  scene = await appealScene(database.db)
})
afterAll(async () => {
  await api.stop()
  await database.drop()
})

const LED = `query ($stage: ID!, $situation: LedSituationCode!, $path: [LedAnswerInput!]!) {
  ledRuling(stage: $stage, situation: $situation, path: $path) {
    path { question { en } answer { en } }
    next { __typename
      ... on LedChoiceQuestion { code options { code name { zh } } }
      ... on LedNumberQuestion { code min max }
      ... on LedAmountQuestion { code }
      ... on LedResult { clause { article } part committeeDecides option { code kind }
        answers { name value } effects { code of text { en } } figures { code after } aloud { zh } } } } }`

const lead = async (situation: string, path: readonly unknown[]) => {
  const variables = { stage: toGlobalId('Stage', scene.stageId), situation, path }
  const answer = await api.execute<{ ledRuling: { path: unknown[]; next: Record<string, unknown> } }>(
    scene.director,
    LED,
    variables,
  )
  return answer.errors ? { errors: answer.errors } : answer.data?.ledRuling
}

it('asks a choice, a number and an exact number as types of the schema', async () => {
  expect(await lead('revoke', [])).toMatchObject({ next: { __typename: 'LedChoiceQuestion', code: 'established' } })
  const count = [{ question: 'copiesDiffer', answer: { choice: 'inCards' } }]
  expect(await lead('fouledBoard', count)).toMatchObject({
    path: [{ question: { en: 'How do the copies differ?' }, answer: { en: 'In their cards' } }],
    next: { __typename: 'LedNumberQuestion', code: 'expectedResults', min: 2, max: 500 },
  })
  expect(await lead('knockoutUnbalanced', [])).toMatchObject({
    next: { __typename: 'LedAmountQuestion', code: 'impsOfNs' },
  })
})

it('ends in a proposal with its article, its text and what a committee may do', async () => {
  const path = [
    { question: 'impsOfNs', answer: { amount: '10' } },
    { question: 'impsOfEw', answer: { amount: '-4' } },
  ]
  expect(await lead('knockoutUnbalanced', path)).toMatchObject({
    next: {
      __typename: 'LedResult',
      part: 'score',
      committeeDecides: true,
      option: { code: 'averageBothSides' },
      figures: [
        { code: 'awardNs', after: '7' },
        { code: 'awardEw', after: '-7' },
      ],
    },
  })
  const forbidden = [
    ['whoseCard', 'severalOfPartner'],
    ['declarerChooses', 'forbidSuit'],
    ['whichSuit', 'hearts'],
  ].map(([question, choice]) => ({ question, answer: { choice } }))
  expect(await lead('penaltyCard', forbidden)).toMatchObject({
    next: {
      part: 'law',
      committeeDecides: false,
      effects: [
        { code: 'leadForbidden', of: ['hearts'], text: { en: 'hearts may not be led while he keeps the lead.' } },
        {},
        {},
      ],
    },
  })
})

it('refuses by the schema what is no situation and no answer, and by the rules what was not asked', async () => {
  const code = async (situation: string, path: readonly unknown[]) => {
    const answer = (await lead(situation, path)) as { errors?: { extensions?: { code?: unknown } }[] } | undefined
    return answer?.errors?.[0]?.extensions?.code
  }
  expect(await code('rain', [])).toBe('BAD_USER_INPUT')
  expect(await code('revoke', [{ question: 'established', answer: { choice: 'yes', number: 1 } }])).toBe(
    'BAD_USER_INPUT',
  )
  expect(await code('revoke', [{ question: 'offender', answer: { choice: 'defender' } }])).toBeTruthy()
})

const RECORD = `mutation ($input: RecordRulingInput!) { recordRuling(input: $input) {
  ruling { id led { departure path { answer { en } } } } problems { code } } }`
const CASEBOOK = `{ casebook(first: 5) { edges { node { number led {
  situation { en } path { question { en } answer { en } } effects { en } departure } } } } }`

/** A led ruling that the director changed with a reason, and its case as it is printed. */
const printLedCase = async () => {
  const path = [
    ['whoseCard', 'severalOfPartner'],
    ['declarerChooses', 'forbidSuit'],
    ['whichSuit', 'hearts'],
  ].map(([question, choice]) => ({ question, answer: { choice } }))
  const led = { situation: 'penaltyCard', path, option: 'penaltyCard', departure: 'Wang Wei asked for it.' }
  const parties = [{ entry: toGlobalId('Entry', scene.entryIds[0] ?? '') }]
  const matter = { stage: toGlobalId('Stage', scene.stageId), parties, content: { led } }
  const input = { matter, facts: 'Two cards fell.', decision: 'They stay.' }
  const answer = await api.execute<{ recordRuling: { ruling: { id: string; led: unknown } } }>(scene.director, RECORD, {
    input,
  })
  const { sql } = database
  const [given] = await sql`select id, organisation_id from ruling where led is not null`
  const organisation = String(given?.organisation_id)
  for (const [number, level] of [
    ['AC-LED', 'roles'],
    ['AC-SHORT', 'summary'],
  ] as const) {
    const [appeal] = await sql`insert into appeal
      (organisation_id, number, event_id, stage_id, ruling_id, appellant_entry_id, status, matter, procedure_id, filed_by, filed_at, due_at)
      values (${organisation}, ${number}, ${scene.eventId}, ${scene.stageId}, ${String(given?.id)}, ${scene.entryIds[0] ?? ''},
        'PUBLISHED', 'law', 'bridge/laws-2017', 'x', now(), now()) returning id`
    await sql`insert into case_publication (organisation_id, appeal_id, edition, level, sport, edition_id, event_level,
        outcome, headnote_zh, headnote_en, keywords, rule_tags, body, search_text, edited_by, published_at)
      values (${organisation}, ${String(appeal?.id)}, 1, ${level}, 'bridge', 'bridge/laws-2017', 'club', 'rulingUpheld',
        '罚张', 'A penalty card', '{lead}', '{bridge/laws-2017#51B}', ${sql.json({ number, people: [] })}, '', 'x', now())`
  }
  return answer.data?.recordRuling.ruling.led
}

it('shows the path with the ruling, and in the casebook without what the director wrote', async () => {
  const answers = [{}, { answer: { en: 'Forbid a suit' } }, { answer: { en: 'hearts' } }]
  expect(await printLedCase()).toMatchObject({ departure: 'Wang Wei asked for it.', path: answers })
  const book = await api.execute<{ casebook: { edges: { node: { number: string; led: unknown } }[] } }>(
    undefined,
    CASEBOOK,
    {},
  )
  const ledOf = (number: string) => book.data?.casebook.edges.find(({ node }) => node.number === number)?.node.led
  expect(ledOf('AC-LED')).toMatchObject({
    situation: { en: 'Exposed card, penalty card' },
    path: answers,
    departure: null,
  })
  expect(ledOf('AC-SHORT')).toBeNull()
  expect(JSON.stringify(book)).not.toContain('Wang Wei')
})

it('words a situation as a situation where an option has its code, and writes what follows beside the sheet', async () => {
  const asked = `query ($id: ID!) { ruling(id: $id) { situation { en } option { en } led { effects { en } } } }`
  const [given] = await database.sql`select id, stage_id from ruling where led is not null`
  const id = toGlobalId('Ruling', String(given?.id))
  const answer = await api.execute<{ ruling: { led: { effects: unknown[] } } }>(scene.director, asked, { id })
  expect(answer.data?.ruling).toMatchObject({
    situation: { en: 'Penalty card' },
    option: { en: 'Becomes a penalty card' },
  })
  expect(answer.data?.ruling.led.effects.length).toBeGreaterThan(0)
})
