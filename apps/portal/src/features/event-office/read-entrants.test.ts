import { describe, expect, it } from 'vitest'
import { readEntrants } from './read-entrants'

describe('pasted sides', () => {
  it.each([
    ['王芳 / 李伟', { line: 1, players: ['王芳', '李伟'] }],
    ['王芳、李伟', { line: 1, players: ['王芳', '李伟'] }],
    ['3. Wang Fang, Li Wei', { line: 1, number: '3', players: ['Wang Fang', 'Li Wei'] }],
    ['12\t王芳\t李伟', { line: 1, number: '12', players: ['王芳', '李伟'] }],
    ['北京一队：王芳、李伟', { line: 1, name: '北京一队', players: ['王芳', '李伟'] }],
    ['7) East: A / B / C', { line: 1, number: '7', name: 'East', players: ['A', 'B', 'C'] }],
    ['陈静', { line: 1, players: ['陈静'] }],
    ['赵磊 黄军', { line: 1, players: ['赵磊', '黄军'] }],
    ['5. 东湖队：赵磊　黄军 欧阳文', { line: 1, number: '5', name: '东湖队', players: ['赵磊', '黄军', '欧阳文'] }],
    ['陈 静', { line: 1, players: ['陈 静'] }],
    ['赵磊 / 陈 静', { line: 1, players: ['赵磊', '陈 静'] }],
    ['Wang Fang', { line: 1, players: ['Wang Fang'] }],
  ])('%s', (text, entrant) => expect(readEntrants(text)).toEqual({ entrants: [entrant], problems: [] }))

  it('are counted by the lines of the text, blank ones too', () => {
    expect(readEntrants('甲 / 乙\r\n\r\n丙 / 丁').entrants.map(one => one.line)).toEqual([1, 3])
  })

  it.each([
    ['队：', [{ line: 1, code: 'noPlayers' }]],
    ['甲 / ', [{ line: 1, code: 'emptyPlayer' }]],
    ['1. 甲\n1. 乙', [{ line: 2, code: 'numberTwice' }]],
    ['甲 / 乙\n甲 / 乙', [{ line: 2, code: 'sideTwice' }]],
  ])('%j is said to be wrong where it is', (text, problems) => expect(readEntrants(text).problems).toEqual(problems))
})
