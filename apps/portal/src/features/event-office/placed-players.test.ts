import { describe, expect, it } from 'vitest'
import { isRefused, type MatchedPlayer, placePlayers, toPlayerInput } from './placed-players'

const person = (id: string) => ({ id, nameHan: id, nameLatin: id, derivedLatin: null, number: '10000001', club: null })

const matched = (text: string, rest: Partial<MatchedPlayer> = {}): MatchedPlayer => ({
  text,
  name: text,
  status: 'matched',
  foundBy: 'name',
  nameAgrees: true,
  suspended: false,
  person: person(text),
  enteredIn: null,
  candidates: [],
  ...rest,
})

const place = (lines: readonly string[][], matches: readonly MatchedPlayer[], choices = {}) =>
  placePlayers(
    lines.map(players => ({ players })),
    { matches: new Map(matches.map(one => [one.text, one])), choices },
  ).flat()

describe('the players of pasted sides', () => {
  it('are the people they were found to be; a second time is marked and refused', () => {
    const players = place([['甲', '乙'], ['甲']], [matched('甲'), matched('乙')])
    expect(players.map(one => one.state)).toEqual(['person', 'person', 'twice'])
    expect(players.map(isRefused)).toEqual([false, false, true])
    expect(toPlayerInput(players[0]!)).toEqual({ person: '甲', name: '甲' })
  })

  it('of one name are two people once each is chosen', () => {
    const doubtful = matched('王伟', {
      status: 'doubtful',
      person: null,
      candidates: ['a', 'b'].map(id => ({ score: 90, because: ['sameName'], person: person(id) })),
    })
    expect(place([['王伟', '王伟']], [doubtful]).map(one => one.state)).toEqual(['choose', 'choose'])
    const choices = { '王伟#0': { person: person('a') }, '王伟#1': { person: person('b') } }
    const chosen = place([['王伟', '王伟']], [doubtful], choices)
    expect(chosen.map(one => [one.state, one.person?.id])).toEqual([
      ['person', 'a'],
      ['person', 'b'],
    ])
  })

  it('are names while nobody is found, and said to be nobody of the register where that was chosen', () => {
    const unknown = matched('过客', { status: 'unknown', person: null })
    expect(place([['过客']], [unknown]).map(toPlayerInput)).toEqual([{ name: '过客' }])
    const [guest] = place([['过客']], [unknown], { '过客#0': { notMember: true } })
    expect(guest && toPlayerInput(guest)).toEqual({ name: '过客', notMember: true })
  })

  it('are refused while they play in the stage already; a bare number is not taken for a name', () => {
    const [already] = place([['10000001']], [matched('10000001', { name: '', enteredIn: { number: '3' } })])
    expect(already && [already.state, isRefused(already)]).toEqual(['enteredAlready', true])
    expect(already && toPlayerInput(already)).toEqual({ person: '10000001' })
  })
})
