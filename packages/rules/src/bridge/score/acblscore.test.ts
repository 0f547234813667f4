import { describe, expect, it } from 'vitest'
import { answerScoreLine } from '../../protocol/bridge/answer-line.js'

type Row = Record<string, unknown>
const session = (request: Row): { lines: Row[]; standings: Row[]; problems?: Row[] } =>
  answerScoreLine({ id: 'x', kind: 'session', ...request }) as never
const scores = (...values: readonly number[]) =>
  values.map((nsScore, i) => ({ board: '1', ns: `${i + 1}`, ew: `${i + 51}`, nsScore }))
const ns = (request: Row): unknown[] => session(request).lines.map(line => line.nsAward)

describe('IMPs as ACBLscore makes them (its manual, page 83)', () => {
  const butler = { method: 'butler', profile: { name: 'acblscore' } }

  it('rounds a datum that ends in 5 to the even ten: 425 is 420, 435 is 440', () => {
    expect(ns({ ...butler, lines: scores(440, 410) })).toEqual(['1.00', '0.00'])
    expect(ns({ ...butler, lines: scores(450, 420) })).toEqual(['0.00', '-1.00'])
    expect(ns({ method: 'butler', lines: scores(440, 410) })).toEqual(['0.00', '-1.00'])
  })

  it('rounds the datum by any rule of its own or by that of all halves', () => {
    const lines = scores(440, 410)
    for (const profile of [{ datumHalves: 'even' }, { halves: 'even' }]) {
      expect(ns({ method: 'butler', profile, lines })[0]).toBe('1.00')
    }
  })

  it('leaves out 5 per cent of the results at each end', () => {
    const twenty = [-2000, ...Array.from({ length: 18 }, () => 100), 2200]
    expect(ns({ ...butler, lines: scores(...twenty) })[1]).toBe('0.00')
    const nineteen = twenty.slice(0, 1).concat(twenty.slice(1, 19))
    expect(ns({ ...butler, lines: scores(...nineteen) })[1]).toBe('3.00')
  })

  const total = { method: 'crossImp', profile: { name: 'acblscore', crossImpDivisor: '1' } }

  it('gives three IMPs for each other result for average plus in total IMPs', () => {
    const ruled = { board: '1', ns: '5', ew: '55', adjusted: { ns: 'ave+', ew: 'ave-' } }
    expect(ns({ ...total, lines: [...scores(100, 100, 100, 100), ruled] })[4]).toBe('12.00')
    const averaged = { ...total, profile: { name: 'acblscore' } }
    expect(ns({ ...averaged, lines: [...scores(100, 100, 100, 100), ruled] })[4]).toBe('3.00')
  })
})

describe('a card short of boards in play', () => {
  /** Two rounds of two tables and a sit-out for one north–south pair: east–west play three boards, it plays two. */
  const row = (board: string, pair: string, other: string, nsScore: number): Row => ({
    board,
    ns: pair,
    ew: other,
    nsScore,
  })
  const lines = [
    row('1', '1', '1', 100),
    row('1', '2', '2', 50),
    row('1', '3', '3', 0),
    row('2', '1', '2', 100),
    row('2', '2', '3', 50),
    row('2', '4', '1', 70),
    row('3', '3', '1', 100),
    row('3', '4', '2', 50),
    row('3', '5', '3', 10),
  ]
  const standing = (profile: Row, entrant: string, direction: string) =>
    session({ winners: 2, profile, lines }).standings.find(
      one => one.entrant === entrant && one.direction === direction,
    )

  it('is scaled to them, whichever direction has them all, and the percentage taken from the rounded total', () => {
    // 1.5 of 2 boards (top 2): pair 1 has 2 + 2 = 4 of 4, pair 2 has 1 + 0 = 1 of 4: × 3 ÷ 2.
    expect(standing({ name: 'acblscore' }, '1', 'NS')).toMatchObject({ total: '6.00', percent: '100.00' })
    expect(standing({ name: 'acblscore' }, '2', 'NS')).toMatchObject({ total: '1.50', percent: '25.00' })
    expect(standing({ name: 'acblscore', missingBoards: 'factor' }, '1', 'NS')).toMatchObject({ total: '4.00' })
    expect(standing({ matchpointScale: '1-0.5-0' }, '2', 'NS')).toMatchObject({ total: '1.00' })
  })

  it('counts an average or an average plus for each board sat out, where that is chosen', () => {
    // Pair 2 has 1 of 4 on two boards with a top of 2: with half or six tenths of another 2 it has 2 or 2.2 of 6.
    const acbl = { name: 'acblscore' }
    expect(standing({ ...acbl, missingBoards: 'average' }, '2', 'NS')).toMatchObject({
      total: '2.00',
      percent: '33.33',
    })
    expect(standing({ ...acbl, missingBoards: 'averagePlus' }, '2', 'NS')).toMatchObject({
      total: '2.20',
      percent: '36.67',
    })
    // Pair 1 of east–west lacks none.
    const whole = standing(acbl, '1', 'EW')
    expect(standing({ ...acbl, missingBoards: 'average' }, '1', 'EW')).toEqual(whole)
    expect(session({ profile: { missingBoards: 'averages' }, lines }).problems).toMatchObject([
      { at: { path: 'profile.missingBoards' } },
    ])
  })

  it('counts nothing or an average plus in IMPs', () => {
    const imps = (missingBoards: string) =>
      session({ method: 'butler', winners: 2, profile: { missingBoards }, lines }).standings.find(
        one => one.entrant === '2' && one.direction === 'NS',
      )
    expect(imps('average')).toEqual(imps('sum'))
    expect(Number(imps('averagePlus')?.total) - Number(imps('sum')?.total)).toBe(3)
  })
})

it('takes any program by name, with single settings beside it', () => {
  for (const name of ['standard', 'acblscore', 'ebuscore']) {
    expect(session({ profile: { name }, lines: scores(100, 50) }).problems).toBeUndefined()
  }
  expect(ns({ profile: { name: 'acblscore', matchpointScale: '2-1-0' }, lines: scores(100, 50) })).toEqual([
    '2.00',
    '0.00',
  ])
  expect(session({ profile: { name: 'nobody' }, lines: scores(1) }).problems).toMatchObject([
    { code: 'PROFILE_UNKNOWN' },
  ])
})
