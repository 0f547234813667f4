import { inadmissibleReasons } from '@paiji/rules/procedure'
import { readFile, writeFile } from 'node:fs/promises'
import { and, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fixedClock } from '../../base/clock.js'
import { system } from '../../auth/viewer.js'
import { appeal, appealClock, appealOrder, notice } from '../../db/schema/index.js'
import { inTransaction } from '../../db/transaction.js'
import { appealScene, caseInState, minute } from '../../testing/appeal-scene.js'
import { type TestDatabase, testDatabase } from '../../testing/database.js'
import { testDeps } from '../../testing/deps.js'
import { noticeSentence } from '../mail/sentences.js'
import type { Deps } from '../shared/deps.js'
import type { ClockRow } from './clocks.js'
import { endClocks, meetClock, startClock } from './clocks.js'
import { extendDeadline, resumeClock, stopClock } from './deadlines.js'
import { runClocks } from './run-clocks.js'
import type { AppealStatus } from './statuses.js'

type Kind = ClockRow['kind']
type Awaits = Parameters<typeof startClock>[3]['awaits']

/** Each clock in print: where it runs, whom it waits for, what meets it, where the case is when it has lapsed. */
const table: readonly (readonly [Exclude<Kind, 'filing' | 'hearing'>, AppealStatus, Awaits, string, AppealStatus])[] = [
  ['concurrence', 'FILED', 'appellant', 'concurInAppeal', 'INADMISSIBLE'],
  ['deposit', 'FILED', 'appellant', 'recordDeposit', 'INADMISSIBLE'],
  ['cure', 'CURE_REQUESTED', 'appellant', 'cureAppeal', 'INADMISSIBLE'],
  ['leave', 'FILED', 'chiefDirector', 'decideLateLeave', 'FILED'],
  ['statement', 'FILED', 'director', 'stateFacts', 'FILED'],
  ['response', 'ADMITTED', 'respondent', 'answerAppeal', 'ADMITTED'],
  ['lawPart', 'LAW_PART_REFERRED', 'chiefDirector', 'answerLawPart', 'LAW_PART_REFERRED'],
  ['disclosure', 'PANEL_FORMING', 'panel', 'disclose', 'PANEL_FORMING'],
  ['challenge', 'PANEL_FORMING', 'parties', 'seatPanel', 'PANEL_FORMING'],
  ['information', 'INFO_REQUESTED', 'respondent', 'answerInfo', 'IN_REVIEW'],
  ['decision', 'IN_REVIEW', 'panel', 'notifyDecision', 'IN_REVIEW'],
  ['escalation', 'NOTIFIED', 'parties', 'escalateAppeal', 'NOTIFIED'],
]

const page = new URL('../../../../../docs/appeal-clocks.md', import.meta.url)

/** After the decision the clock to the next body can be moved, and nothing stands still any more. */
const standsStill = (kind: Kind): boolean => kind !== 'escalation'

/** The table as it stands in the documents. */
const printed = [
  '| clock | runs while the case is | waits for | met by | when it lapses the case is | extended | stopped |',
  '|---|---|---|---|---|---|---|',
  ...table.map(([kind, status, awaits, met, lapsed]) => {
    const cells = [kind, status, awaits, `\`${met}\``, lapsed === status ? `${lapsed}, as before` : lapsed]
    return `| ${[...cells, 'yes', standsStill(kind) ? 'yes' : 'no'].join(' | ')} |`
  }),
].join('\n')

/** The lines of the page that are a table. */
const tableOf = (text: string): string =>
  text
    .split('\n')
    .filter(line => line.startsWith('|'))
    .join('\n')

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

const at = (time: Date): Deps => testDeps(database.db, fixedClock(time))

/** A case in a state, with one clock running. */
const running = async (kind: (typeof table)[number][0], status: AppealStatus, awaits: Awaits) => {
  const scene = await appealScene(database.db)
  const row = await caseInState(database.db, scene, status)
  const started = await inTransaction(database.db, async tx => ({
    ok: true as const,
    value: await startClock(tx, at(minute(6)), row, { kind, anchoredAt: minute(6), timeZone: 'Asia/Shanghai', awaits }),
  }))
  if (!started.ok || !started.value) throw new Error(`no clock ${kind}`)
  return { appealId: row.id, clerk: scene.clerk, due: started.value.dueAt }
}

/** What a migration does, statement by statement. */
const readMigrationFiles = async (name: string): Promise<string[]> =>
  (await readFile(new URL(`../../../../../drizzle/${name}.sql`, import.meta.url), 'utf8')).split(
    '--> statement-breakpoint',
  )

const clockOf = async (appealId: string, kind: Kind): Promise<ClockRow> => {
  const [row] = await database.db
    .select()
    .from(appealClock)
    .where(and(eq(appealClock.appealId, appealId), eq(appealClock.kind, kind)))
  if (!row) throw new Error(`no clock ${kind}`)
  return row
}

const run = (time: Date, appealId: string) =>
  inTransaction(database.db, tx => runClocks({ tx, deps: at(time), viewer: { ...system(''), grants: [] } }, appealId))

const after = (time: Date, minutes: number): Date => new Date(time.getTime() + minutes * 60_000)

describe.each(table)('the clock %s', (kind, status, awaits, _, lapsedInto) => {
  it('lapses with notice, and the case is where the table says', async () => {
    const { appealId, due } = await running(kind, status, awaits)
    expect(await run(due, appealId)).toMatchObject({ value: { lapsed: [] } })
    expect(await run(after(due, 1), appealId)).toMatchObject({ value: { lapsed: [kind] } })
    expect((await clockOf(appealId, kind)).lapsedAt).not.toBeNull()
    const [row] = await database.db.select().from(appeal).where(eq(appeal.id, appealId))
    expect(row?.status).toBe(lapsedInto)
    if (row?.status === 'INADMISSIBLE') expect(inadmissibleReasons).toContain(row.inadmissibleFor)
    const told = await database.db.select().from(notice).where(eq(notice.aggregateId, appealId))
    const form = kind === 'challenge' || kind === 'disclosure' ? '/panel' : kind === 'escalation' ? '/room' : '#actions'
    for (const near of told.filter(each => each.code === 'DEADLINE_NEAR'))
      expect(near.path).toMatch(new RegExp(`${form}$`))
    const passed = told.filter(each => each.code === 'DEADLINE_PASSED')
    expect(passed.length).toBeGreaterThan(0)
    for (const { code, params } of passed) {
      const words = (['en', 'zh-CN'] as const).map(language => noticeSentence(code, params, language))
      expect(words.join(' ')).not.toMatch(/[{}…]|a deadline|：期限/)
    }
    expect(await run(after(due, 2), appealId)).toMatchObject({ value: { lapsed: [], reminded: [] } })
  })

  it('is moved by an order with its reason, stands still, and goes on with what was left', async () => {
    const { appealId, clerk, due } = await running(kind, status, awaits)
    const about = { appealId, clock: kind, reason: 'The hall is closed.' }
    expect(await extendDeadline(at(minute(7)), clerk, { ...about, dueAt: after(due, 60) })).toMatchObject({ ok: true })
    if (!standsStill(kind)) {
      expect(await stopClock(at(minute(8)), clerk, about)).toMatchObject({ error: [{ code: 'CASE_STATE_FORBIDS' }] })
      expect((await clockOf(appealId, kind)).dueAt).toEqual(after(due, 60))
      return
    }
    expect(await stopClock(at(minute(8)), clerk, about)).toMatchObject({ ok: true })
    expect(await run(after(due, 120), appealId)).toMatchObject({ value: { lapsed: [] } })
    expect(await resumeClock(at(minute(18)), clerk, about)).toMatchObject({ ok: true })
    const moved = await clockOf(appealId, kind)
    expect(moved.dueAt).toEqual(after(due, 70))
    expect(moved.firstDueAt).toEqual(due)
    const orders = await database.db
      .select()
      .from(appealOrder)
      .where(eq(appealOrder.appealId, appealId))
      .orderBy(desc(appealOrder.number))
    expect(orders.map(order => order.reasons)).toEqual(Array.from({ length: 3 }, () => about.reason))
    expect(await run(after(due, 69), appealId)).toMatchObject({ value: { lapsed: [] } })
    expect(await run(after(due, 71), appealId)).toMatchObject({ value: { lapsed: [kind] } })
  })

  it('is not met by the end of the case, and says so', async () => {
    const { appealId } = await running(kind, status, awaits)
    await inTransaction(database.db, async tx => {
      await endClocks(tx, appealId, minute(9))
      return { ok: true as const, value: undefined }
    })
    expect(await clockOf(appealId, kind)).toMatchObject({ metAt: null, lapsedAt: null, endedFor: 'case' })
    expect((await clockOf(appealId, kind)).endedAt).toEqual(minute(9))
  })

  it('that was marked as done when the case was over is told apart by what stands in the docket', async () => {
    const { appealId } = await running(kind, status, awaits)
    await inTransaction(database.db, async tx => {
      await meetClock(tx, appealId, kind, minute(9))
      return { ok: true as const, value: undefined }
    })
    for (const statement of await readMigrationFiles('0064_tell_ended_clocks')) await database.sql.unsafe(statement)
    expect(await clockOf(appealId, kind)).toMatchObject({ metAt: null, endedAt: minute(9), endedFor: 'overtaken' })
  })

  it('is over when it is met: nobody is reminded, and it does not lapse', async () => {
    const { appealId, due } = await running(kind, status, awaits)
    await inTransaction(database.db, async tx => {
      await meetClock(tx, appealId, kind, minute(9))
      return { ok: true as const, value: undefined }
    })
    expect(await run(after(due, 1), appealId)).toMatchObject({ value: { lapsed: [], reminded: [] } })
    expect((await clockOf(appealId, kind)).lapsedAt).toBeNull()
  })
})

describe('the page of clocks', () => {
  it('has the table that was walked here', async () => {
    const text = await readFile(page, 'utf8')
    if (process.env.PAIJI_CLOCKS === 'write') {
      await writeFile(page, text.replace(tableOf(text), printed))
      return
    }
    expect(tableOf(text)).toBe(printed)
  })

  it('knows every act it names', async () => {
    const schema = await readFile(new URL('../../../schema.graphql', import.meta.url), 'utf8')
    expect(table.map(([, , , met]) => met).filter(met => !schema.includes(`  ${met}(`))).toEqual([])
  })
})
