import { runPendingJobs, testDeps } from '@paiji/api/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { globalId } from '../support/ids.js'
import { type Journey, PROBLEMS, startJourney } from '../support/journey.js'
import { largeMutations } from '../support/spreadsheet-mutations.js'
import { walkerOf } from '../support/walk-mutation.js'
import { switcher } from './switcher.js'

/**
 * A federation's register of points, of more rows than one transaction takes: checked and taken in part by part, whole after a
 * death in the middle; what somebody must decide is put aside into one sheet.
 */

const SYSTEM = '大师分登记'
const HEAD = '外部号码的机构,旧会员号,姓名,积分,日期,积分种类,备注\n'
const MEMBERS = Array.from({ length: 60 }, (_, at) => ({
  number: `FED-${1000 + at}`,
  name: `令狐${'甲乙丙丁戊己庚辛'[at % 8]}${at}`,
}))
const ROWS = 11_000
const row = (at: number): string => {
  const member = MEMBERS[at % MEMBERS.length]
  return `FED,${member?.number},${member?.name},${(1 + (at % 400)) / 4},20${10 + (at % 10)}-0${1 + (at % 9)}-15,红分,第 ${at} 场`
}
const hundredths = Array.from({ length: ROWS }, (_, at) => 25 * (1 + (at % 400)))
const total = (hundredths.reduce((sum, one) => sum + one, 0) / 100).toFixed(2)

/** Line 2 is row 0; the strange ones are in the first and the third part, and line 8,001 comes once more in the third. */
const lines = Array.from({ length: ROWS }, (_, at) => row(at))
lines[41] = row(41).replace(/20\d\d-/, '2019-13-')
lines[10_500] = `FED,FED-9999,无此人,5,2012-01-15,红分,迷路`
lines[10_600] = row(8_000)
const changed = [10_500, 10_600].reduce((sum, at) => sum - (hundredths[at] ?? 0), 0) + 500 + (hundredths[8_000] ?? 0)
const sumOf = (more: number) => ((hundredths.reduce((sum, one) => sum + one, 0) + changed + more) / 100).toFixed(2)
const file = (sum = sumOf(0)): string => `${HEAD}${lines.join('\n')}\n,,合计,${sum},,,\n`

interface Large {
  readonly id: string
  readonly state: string
  readonly rowCount: number
  readonly figures: Readonly<Record<'parts' | 'checked' | 'taken' | 'wrong' | 'inDoubt' | 'known' | 'stored', number>>
  readonly problems: readonly { readonly code: string; readonly line: number | null }[]
  readonly parts: readonly {
    readonly id: string
    readonly part: number | null
    readonly status: string
    readonly stored: number | null
  }[]
}

let journey: Journey
let desk: ReturnType<typeof switcher>
let organisation: string
const { walk, walked } = walkerOf<(typeof largeMutations)[number]>(() => journey)
const READ = `mutation ($input: ReadSpreadsheetInput!) { readSpreadsheet(input: $input) {
  id largeSpreadsheet { id } problems ${PROBLEMS} } }`
const LARGE = `query ($id: ID!) { largeSpreadsheet(id: $id) { id state rowCount problems { code line }
  figures { parts checked taken wrong inDoubt known stored } parts { id part status stored } } }`

const read = async (content: string, kind = 'points') => {
  const about = { kind, organisation }
  const upload = await journey.api.upload(journey.federation.staff, { spreadsheet: about }, `${kind}.csv`, content)
  const input = { ...about, sport: 'bridge', system: SYSTEM, upload }
  interface Answer {
    readonly readSpreadsheet: {
      readonly id: string | null
      readonly largeSpreadsheet: { readonly id: string } | null
      readonly problems: readonly { readonly code: string }[]
    }
  }
  return (await desk.ask<Answer>(READ, { input })).readSpreadsheet
}
const large = async (id: string): Promise<Large> =>
  (await desk.ask<{ largeSpreadsheet: Large }>(LARGE, { id })).largeSpreadsheet
const work = () => runPendingJobs(journey.database.url, testDeps(journey.database.db))
const awards = () => desk.count('point_award where superseded_at is null')

beforeAll(async () => {
  journey = await startJourney()
  desk = switcher(journey)
  organisation = globalId('Organisation', journey.federation.id)
  // The worker acts for an account as it may now.
  const account = String(journey.federation.staff?.accountId)
  await journey.database.sql`insert into "user" (id, name, email) values (${account}, '登记', 'register@example.org')`
  await journey.database.sql`
    insert into role_grant (account_id, role, scope_kind, scope_id, valid, granted_by)
    values (${account}, 'staff', 'organisation', ${journey.federation.id}, '[2020-01-01,)', 'test')`
  const people = MEMBERS.map(({ number, name }) => `${name},1960-01-01,FED,${number}`).join('\n')
  await desk.bring('people', `姓名,出生日期,外部号码的机构,旧会员号\n${people}\n`)
})
afterAll(() => journey?.stop())

describe('a file of 11,000 rows', () => {
  let id = ''

  it('is kept in parts, which are checked; sums are compared over all of them', async () => {
    id = (await read(file())).largeSpreadsheet?.id ?? ''
    await work()
    const found = await large(id)
    expect(found).toMatchObject({ state: 'CHECKED', rowCount: ROWS + 1, problems: [] })
    expect(found.figures).toEqual({ parts: 3, checked: 3, taken: 0, wrong: 2, inDoubt: 0, known: 0, stored: 0 })
    expect(await awards()).toBe(0)
  })

  it('goes on where it died, and no row is missing or twice', async () => {
    const { sql } = journey.database
    await walk('checkLargeSpreadsheet', { largeSpreadsheet: id }, ['LARGE_TABLE_CHECKED'])
    await work()
    await sql.unsafe(`
      create function die_once() returns trigger language plpgsql as $$ begin
        if new.source_row = 7000 then perform pg_terminate_backend(pg_backend_pid()); end if; return new; end $$;
      create trigger die before insert on point_award for each row execute function die_once()`)
    await walk('takeInLargeSpreadsheet', { largeSpreadsheet: id }, ['LARGE_TABLE_TAKEN_IN'])
    await expect(work()).rejects.toThrow('CONNECTION_CLOSED')
    expect(await large(id)).toMatchObject({ state: 'TAKING', figures: { taken: 1, stored: 4_999 } })
    await sql.unsafe('drop trigger die on point_award; drop function die_once()')
    await sql.unsafe('update graphile_worker._private_jobs set run_at = now(), locked_at = null, locked_by = null')
    await work()
    const taken = await large(id)
    expect(taken).toMatchObject({ state: 'TAKEN', figures: { taken: 3, stored: ROWS - 3 } })
    expect(await awards()).toBe(ROWS - 3)
    expect(await desk.count('(select source_row from point_award group by 1 having count(*) > 1) as twice')).toBe(0)
  })

  it('leaves one sheet of what somebody must look at, with the rows of the file', async () => {
    const aside = (await large(id)).parts.filter(({ part }) => part === null)
    expect(aside).toMatchObject([{ status: 'READ' }])
    const sheet = await desk.ask<{
      spreadsheet: { preview: { rows: { row: number; cells: string[]; problems: { code: string }[] }[] } }
    }>('query ($id: ID!) { spreadsheet(id: $id) { preview { rows(first: 9) { row cells problems { code } } } } }', {
      id: aside[0]?.id,
    })
    expect(sheet.spreadsheet.preview.rows.map(one => [one.row, one.cells[6], one.problems[0]?.code])).toEqual([
      [43, '第 41 场', 'CELL_DAY_NOT_READABLE'],
      [10_502, '迷路', 'NUMBER_UNKNOWN'],
    ])
    const mended = { spreadsheet: aside[0]?.id, row: 43, cells: [{ at: 4, text: '2011-06-15' }] }
    await desk.ask(
      `mutation ($input: MendSpreadsheetRowInput!) { mendSpreadsheetRow(input: $input) { problems { code } } }`,
      { input: mended },
    )
    const done = await desk.commit({
      id: aside[0]?.id ?? '',
      decisions: [{ key: '10502', who: { leaveOut: true } }],
    } as never)
    expect(done).toEqual({ stored: 1, codes: [] })
    expect(await awards()).toBe(ROWS - 2)
  })

  it('comes again next month, and only what is new is taken in', async () => {
    const again = await read(`${file(total)}FED,${MEMBERS[0]?.number},${MEMBERS[0]?.name},9,2020-12-15,红分,新\n`)
    const next = again.largeSpreadsheet?.id ?? ''
    await work()
    expect(await large(next)).toMatchObject({
      figures: { known: ROWS - 2, wrong: 2 },
      problems: [{ code: 'SUM_DIFFERS', line: ROWS + 2 }],
    })
    await desk.ask(
      `mutation ($input: TakeInLargeSpreadsheetInput!) { takeInLargeSpreadsheet(input: $input) { problems { code } } }`,
      {
        input: { largeSpreadsheet: next },
      },
    )
    await work()
    expect(await large(next)).toMatchObject({ state: 'TAKEN', figures: { stored: 1 } })
    await desk.ask(
      `mutation ($input: UndoLargeSpreadsheetInput!) { undoLargeSpreadsheet(input: $input) { problems { code } } }`,
      { input: { largeSpreadsheet: next, reason: '再等一月' } },
    )
    await work()
    const undone = await large(next)
    expect([undone.state, new Set(undone.parts.map(one => one.status))]).toEqual(['UNDONE', new Set(['UNDONE'])])
  })

  it('is taken back part by part, the last one first', async () => {
    await walk('undoLargeSpreadsheet', { largeSpreadsheet: id, reason: '另一份才对' }, ['LARGE_TABLE_UNDONE'])
    await work()
    expect(await large(id)).toMatchObject({ state: 'UNDONE', figures: { stored: 0 } })
    expect(await awards()).toBe(0)
    expect([...walked].sort()).toEqual([...largeMutations])
  })

  it('stops for whoever may no longer, and nothing of the part is stored', async () => {
    const { sql } = journey.database
    const next = (await read(file())).largeSpreadsheet?.id ?? ''
    const before = await awards()
    await sql.unsafe(`update role_grant set revoked_at = now() where role in ('staff', 'registrar', 'admin')`)
    await work()
    const rows =
      await sql`select state, problem->>'code' as code from large_table where file_name = 'points.csv' order by id desc limit 1`
    expect({ ...rows[0] }).toEqual({ state: 'STOPPED', code: 'NOT_PERMITTED' })
    expect(next).not.toBe('')
    expect(await awards()).toBe(before)
  })
})
