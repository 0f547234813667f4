import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Viewer } from '../../auth/viewer.js'
import { type AppealScene, appealScene, minute } from '../../testing/appeal-scene.js'
import { type TestDatabase, testDatabase } from '../../testing/database.js'
import { testDeps } from '../../testing/deps.js'
import { fixedClock } from '../../base/clock.js'
import { draftAppeal } from './draft-appeal.js'
import { filingOutlook } from './filing-outlook.js'

let database: TestDatabase
let scene: AppealScene

beforeAll(async () => {
  database = await testDatabase()
  scene = await appealScene(database.db)
})
afterAll(() => database.drop())

const deps = (after: number) => testDeps(database.db, fixedClock(minute(after)))
const about = () => ({ stageId: scene.stageId, rulingId: scene.rulingId })
const player = (at: number) => scene.players[at] as Viewer

const outlook = async (after: number, who: Viewer) => {
  const answer = await filingOutlook(deps(after), who, about())
  if (!answer.ok) throw new Error(answer.error[0]?.code)
  return answer.value
}

it.each([
  [29, false],
  [30, false],
  [31, true],
])('at minute %i is it late: %s', async (after, late) => {
  const { window, ...rest } = await outlook(after, player(0))
  expect(window.dueAt).toEqual(minute(30))
  expect(rest).toMatchObject({
    late,
    capacity: 'contestant',
    filer: 'Player 0',
    others: [{ name: 'Player 1', captain: false, concurrence: 'pending' }],
    deposit: undefined,
    refused: undefined,
    existing: undefined,
  })
})

it('tells who plays elsewhere why not, and a stranger nothing', async () => {
  expect((await outlook(5, player(4))).refused?.code).toBe('NOT_OWN_TABLE')
  const answer = await filingOutlook(deps(5), scene.stranger, about())
  expect(!answer.ok && answer.error[0]?.code).toBe('NOT_PERMITTED')
})

it('finds the filer’s own draft again, and nobody else’s', async () => {
  const draft = {
    ...about(),
    subject: 'ruling' as const,
    statement: '',
    relief: '',
    signatures: [],
    othersAbsent: false,
  }
  const kept = await draftAppeal(deps(5), player(0), draft)
  expect((await outlook(6, player(0))).existing).toEqual({ id: kept.ok && kept.value.appealId, status: 'DRAFT' })
  expect((await outlook(6, player(2))).existing).toBeUndefined()
})
