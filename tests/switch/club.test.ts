import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Journey, startJourney } from '../support/journey.js'
import { switcher } from './switcher.js'

/** A made-up club's spreadsheet, and everything that can be wrong with one: located, nothing half in, nothing lost. */

const SYSTEM = '俱乐部积分本'
const HEAD = '姓名,积分,日期,积分种类,备注\n'
const ROWS = [
  '王建国,12.50,2021-03-04,红分,周赛',
  '李秀英,8.25,2021/3/4,红分,周赛',
  '赵磊,3,2021.3.4,红分,周赛',
  '陈静,0.75,20210304,红分,周赛',
  '王建国,1.5,2022年1月2日,红分,年赛',
]
const SUM = '合计,26.00,,,\n'
const SHEET = `${HEAD}${ROWS.join('\n')}\n${SUM}`

let journey: Journey
let desk: ReturnType<typeof switcher>
beforeAll(async () => {
  journey = await startJourney()
  desk = switcher(journey)
  const people = '姓名,出生日期\n王建国,1960-05-01\n李秀英,1971-02-03\n赵磊,1985-07-09\n陈静,1990-01-01\n'
  expect(await desk.bring('people', people)).toEqual({ stored: 4, codes: [] })
})
afterAll(() => journey?.stop())

const awards = () => desk.count('point_award where superseded_at is null')

describe('a sheet that is wrong', () => {
  beforeEach(async () => expect(await awards()).toBe(0))

  it.each([
    ['a sum that is not theirs', SHEET.replace('26.00', '27.00'), [7, 'amount', 'SUM_DIFFERS']],
    ['points of before a birth', SHEET.replace('20210304', '19890304'), [5, 'day', 'DAY_BEFORE_BIRTH']],
    ['a day whose order is in doubt', SHEET.replace('2021.3.4', '03.04.2021'), [4, 'day', 'CELL_DAY_NOT_READABLE']],
    ['a day that no calendar has', SHEET.replace('2021/3/4', '2021/2/30'), [3, 'day', 'CELL_DAY_NOT_READABLE']],
    ['a row twice', `${HEAD}${ROWS.join('\n')}\n${ROWS[0]}\n`, [7, 'amount', 'ROW_REPEATED']],
    ['an amount that is none', SHEET.replace('8.25', '八分'), [3, 'amount', 'AMOUNT_NOT_READABLE']],
  ] as const)('by %s is told its row and column', async (_, content, problem) => {
    const sheet = await desk.read('points', content, SYSTEM)
    expect(sheet.wrong[0]).toEqual(problem)
    expect((await desk.commit(sheet)).codes).toEqual(['TABLE_HAS_PROBLEMS'])
  })

  it('since it was cut in the middle is told where it ends', async () => {
    const sheet = await desk.read('points', SHEET.slice(0, SHEET.indexOf('20210304') + 3), SYSTEM)
    expect(sheet.wrong).toEqual([[5, 'day', 'CELL_DAY_NOT_READABLE']])
    expect((await desk.commit(sheet)).codes).toEqual(['TABLE_HAS_PROBLEMS'])
  })

  it('by two people under one number is told who else has it', async () => {
    const numbers = '姓名,外部号码的机构,旧会员号\n王建国,CLUB,7\n李秀英,CLUB,7\n'
    expect((await desk.read('numbers', numbers, SYSTEM)).wrong).toEqual([[3, 'identifier', 'ROW_REPEATED']])
  })
})

describe('a sheet that is right', () => {
  it('is not half in when its connection dies in the middle, and comes in whole afterwards', async () => {
    const { sql } = journey.database
    await sql.unsafe(`
      create function die_in_the_middle() returns trigger language plpgsql as $$ begin
        if new.points = 75 then perform pg_terminate_backend(pg_backend_pid()); end if; return new; end $$;
      create trigger die before insert on point_award for each row execute function die_in_the_middle()`)
    const sheet = await desk.read('points', SHEET, SYSTEM)
    expect(sheet.wrong).toEqual([])
    await expect(desk.commit(sheet)).rejects.toThrow()
    await sql.unsafe('drop trigger die on point_award; drop function die_in_the_middle()')
    expect(await awards()).toBe(0)
    expect(await desk.count(`table_file where status = 'COMMITTED' and kind = 'points'`)).toBe(0)
    expect(await desk.commit(sheet)).toEqual({ stored: ROWS.length, codes: [] })
    expect(await awards()).toBe(ROWS.length)
  })

  it('is known when it comes a second time, and nothing of it comes in twice', async () => {
    const again = await desk.read('points', SHEET, SYSTEM)
    expect(again.takenInBefore).toBe(true)
    expect((await desk.commit(again)).codes).toEqual(['TABLE_NOTHING_TO_STORE'])
    expect(await awards()).toBe(ROWS.length)
  })

  it('gives the list that the club had', async () => {
    expect(await desk.issue('2022-12-31')).toEqual([
      { name: '王建国', rank: 1, value: '14.00' },
      { name: '李秀英', rank: 2, value: '8.25' },
      { name: '赵磊', rank: 3, value: '3.00' },
      { name: '陈静', rank: 4, value: '0.75' },
    ])
  })
})
