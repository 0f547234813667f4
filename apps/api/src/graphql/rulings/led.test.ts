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
