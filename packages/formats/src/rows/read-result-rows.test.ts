import { describe, expect, it } from 'vitest'
import { isResultRows, readResultRows } from './read-result-rows.js'

const rows = (text: string): string[][] =>
  text
    .trim()
    .split('\n')
    .map(line => line.split(',').map(cell => cell.trim()))

const table = `
# title: 春季赛
# date: 2026-05-07
round,table,seat,number,name,member,points,judge
1,1,E,1,甲,10000604,40,x
1,1,S,2,乙,,10
1,1,W,3,丙,,-10
1,1,N,4,丁,,-40
`

describe('results with a row for each seat', () => {
  it('of mahjong are the points of four seats', () => {
    const read = readResultRows(rows(table))
    expect(read).toMatchObject({ ok: true })
    if (!read.ok) return
    expect(read.value).toMatchObject({ format: 'mahjongRows', title: '春季赛', date: '2026-05-07' })
    expect(read.value.sessions[0]?.sections[0]?.boards[0]?.lines).toMatchObject([
      {
        round: 1,
        table: '1',
        sides: ['1', '2', '3', '4'],
        sheet: { own: { kind: 'totals', totals: [40, 10, -10, -40] } },
      },
    ])
    expect(read.value.entrants[0]?.players).toMatchObject([{ name: '甲', nationalId: '10000604' }])
    expect(read.value.problems).toMatchObject([{ code: 'CSV_COLUMN_UNKNOWN', params: { column: 'judge' } }])
  })

  it('of mahjong tell a table that does not add up to nothing', () => {
    const read = readResultRows(rows(table.replace(',-40', ',-39')))
    expect(read).toMatchObject({ ok: true })
    expect(read.ok ? read.value.problems : []).toContainEqual({
      code: 'ROWS_SUM_WRONG',
      severity: 'warning',
      at: { line: 4 },
      params: { round: '1', table: '1', sum: 1, expected: 0 },
    })
  })

  it('may have Chinese headings and seats', () => {
    const text = '轮次,桌号,座位,编号,姓名,比赛分\n1,1,东,1,甲,8\n1,1,南,2,乙,0\n1,1,西,3,丙,0\n1,1,北,4,丁,-8'
    expect(isResultRows(rows(text))).toBe(true)
    expect(readResultRows(rows(text))).toMatchObject({ ok: true })
  })

  it('of guandan are points, or levels, or a bye', () => {
    const text = `round,table,seat,number,name,level,match_points,level_points
1,1,NS,1,甲;乙,,2,5
1,1,EW,2,丙;丁,,0,1
1,2,南北,3,戊;己,A+,,
1,2,东西,4,庚;辛,9,,
1,3,NS,5,壬;癸,,,`
    const read = readResultRows(rows(text), '联赛.xlsx')
    expect(read).toMatchObject({ ok: true, value: { format: 'guandanRows', title: '联赛' } })
    if (!read.ok) return
    expect(read.value.sessions[0]?.sections[0]?.boards[0]?.lines.map(line => line.sheet)).toMatchObject([
      { own: { kind: 'points', matchPoints: ['2', '0'], levelPoints: ['5', '1'] } },
      { own: { kind: 'game', finalLevels: ['A+', '9'], ended: 'passAce' } },
      { own: { kind: 'bye' } },
    ])
    expect(read.value.entrants[0]?.players.map(player => player.name)).toEqual(['甲', '乙'])
  })

  it.each([
    ['a seat nobody has', table.replace('1,1,N,', '1,1,X,'), 'ROWS_SEAT_UNKNOWN'],
    ['a table of three', table.replace(/\n1,1,N.*\n/, '\n'), 'ROWS_SEATS_WRONG'],
    ['a seat taken twice', table.replace('1,1,N,', '1,1,W,'), 'ROWS_SEATS_WRONG'],
    ['points that are none', table.replace(',-40', ',many'), 'ROWS_RESULT_UNREADABLE'],
    ['somebody who plays himself', table.replace('1,1,N,4', '1,1,N,1'), 'ENTRANT_PLAYS_ITSELF'],
    ['a contestant without a number', table.replace('1,1,N,4', '1,1,N,'), 'VALUE_MISSING'],
    ['no column of rounds', table.replace('round,', 'when,'), 'CSV_COLUMN_MISSING'],
  ])('says where %s stands', (_, text, code) => {
    const read = readResultRows(rows(text))
    expect(read.ok ? [] : read.error.filter(problem => problem.severity === 'error')).toMatchObject([{ code }])
  })

  it('are told from boards', () => {
    expect(isResultRows(rows('board,ns,ew,table\n1,1,2,1'))).toBe(false)
  })
})
