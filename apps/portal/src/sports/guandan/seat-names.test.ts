import { describe, expect, it } from 'vitest'
import { partnerships, seatNames } from './seat-letters'

describe('the names of seats', () => {
  it('are those of the players of both pairs, partners opposite', () => {
    const sides = [
      { name: '甲 / 乙', players: ['甲', '乙'] },
      { name: '丙 / 丁', players: ['丙', '丁'] },
    ]
    expect(seatNames(sides)).toEqual(['甲', '丙', '乙', '丁'])
  })

  it('are those of the four players of an individual event, partners opposite', () => {
    const four = ['甲', '乙', '丙', '丁'].map((name, at) => ({ id: name, number: `${at + 1}`, name, players: [name] }))
    const sides = partnerships(four)
    expect(sides.map(({ number, name }) => [number, name])).toEqual([
      ['1 / 3', '甲 / 丙'],
      ['2 / 4', '乙 / 丁'],
    ])
    expect(seatNames(sides)).toEqual(['甲', '乙', '丙', '丁'])
  })

  it('are those of the sides where a line-up is not of two', () => {
    const sides = [{ name: '猛虎队', players: ['甲', '乙', '丙'] }, { name: '飞龙队' }]
    expect(seatNames(sides)).toEqual(['猛虎队', '飞龙队', '猛虎队', '飞龙队'])
  })
})
