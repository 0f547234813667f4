import { describe, expect, it } from 'vitest'
import { profile1998 } from './editions/mcr-1998/profile.js'
import { profile2006 } from './editions/wmo-2006/profile.js'
import { bookExamples } from './book-examples.cases.js'
import { scoreHand } from './full/score-hand.js'
import { requestFromLine } from './lean/hand-line.js'
import { totalOf } from './lean/total-of.js'
import type { ScoringProfile } from './tiles/profile.js'
import { annexExamples, publishedTotals } from './published-hands.cases.js'

const older: Readonly<Record<string, string>> = { 大四喜: '四风会', 小四喜: '小四风会', 单钓将: '单调将' }
const newName = (name: string): string => older[name] ?? name

/** Names of the counted fans, each as often as it counts. */
const names = (line: string, profile: ScoringProfile): readonly (readonly string[])[] => {
  const scored = scoreHand(requestFromLine(line), profile)
  if (!scored.ok) throw new Error(`${line}: ${JSON.stringify(scored.error)}`)
  return [scored.value.best, ...scored.value.ties].map(list =>
    list.fans.flatMap(fan =>
      new Array<string>(fan.count).fill(profile2006.fans.find(f => f.no === fan.fan)?.name.zh ?? ''),
    ),
  )
}

describe('annex 1 of the 2006 book', () => {
  it.each(annexExamples)('%s', (name, line, fans, total) => {
    expect(totalOf(line, profile2006)).toBe(total)
    const listed = fans.split(' ').flatMap(text => {
      const [fan = '', times = '1'] = text.split('*')
      return new Array<string>(Number(times)).fill(newName(fan))
    })
    // Concealed, the second example of all green is scored as three pungs: same tiles, higher.
    const expected = listed.filter(fan => !(name === '绿一色2' && fan === '一色三同顺'))
    const missing = names(line, profile2006).map(found => expected.filter(fan => !found.includes(fan)))
    expect(missing, name).toContainEqual([])
  })
})

describe('totals published elsewhere', () => {
  it.each(publishedTotals)('%s: %s = %i', (_, line, total) => {
    expect(totalOf(line, profile2006)).toBe(total)
  })

  const kongs = (tiles: readonly string[], concealed: number): string =>
    tiles.map((tile, i) => `${i < concealed ? 'a' : 'k'}${tile}`).join(' ')

  it.each([
    ['chow, pair of winds', '67mEE +8m', [32, 34, 40, 50]],
    ['pung, self-drawn', '44mEE +4m self', [39, 43, 63, 100]],
    ['pung, discard', '44mEE +4m', [38, 40, 46, 56]],
  ] as const)('three kongs with a %s, none to three of them concealed', (_, rest, totals) => {
    const found = totals.map((__, concealed) =>
      totalOf(`${kongs(['2222s', '6666p', '3333m'], concealed)} ${rest} @WN`, profile2006),
    )
    expect(found).toEqual(totals)
  })

  it('four kongs on a wind, none to three of them concealed', () => {
    const line = (concealed: number) => `${kongs(['2222m', '8888m', '4444s', '7777p'], concealed)} E +E @WN`
    expect([0, 1, 2, 3].map(concealed => totalOf(line(concealed), profile2006))).toEqual([94, 90, 96, 104])
    expect(totalOf(`${line(4)} self`, profile2006)).toBe(156)
  })

  it.each([
    [1, 106],
    [2, 92],
    [3, 89],
    [4, 89],
    [5, 91],
    [6, 89],
    [7, 89],
    [8, 92],
    [9, 106],
  ])('nine gates on %i: %i, four more by self-draw', (rank, total) => {
    expect(totalOf(`1112345678999m +${rank}m`, profile2006)).toBe(total)
    expect(totalOf(`1112345678999m +${rank}m self`, profile2006)).toBe(total + 4)
  })
})

/** Fans of concealment, kongs, single pungs, waits and ways to win, which the 1998 examples leave aside. */
const leftAside = [
  ...['四暗刻', '三暗刻', '双暗刻', '四杠', '三杠', '双暗杠', '双明杠', '暗杠', '明杠', '明暗杠', '全求人', '门前清'],
  ...['不求人', '自摸', '边张', '坎张', '单调将', '幺九刻', '圈风刻', '门风刻'],
]

const isSet = (group: string): boolean => /^(?:\d{3,4}[msp]|([ESWNCFP])\1{2,3})$/.test(group)

const meldOf = (group: string): string => {
  const tiles = group.replace(/[msp]/, '')
  if (new Set(tiles).size > 1) return `c${group}`
  return `${tiles.length === 4 ? 'k' : 'p'}${group}`
}

/** Sets on the table and the pair won on a discard; forms without sets, and a knitted straight, in the hand. */
const lineOf = (groups: string): string => {
  const parts = groups.split(' ')
  const knitted = /147|258|369/.test(groups)
  const tiles = (part: string): readonly string[] => {
    const suit = /[msp]$/.exec(part)?.[0]
    return suit ? [...part.slice(0, -1)].map(rank => rank + suit) : [...part]
  }
  const melds = knitted ? [] : parts.filter(isSet).map(meldOf)
  const rest = parts.filter(part => knitted || !isSet(part)).flatMap(tiles)
  return [...melds, rest.slice(0, -1).join(''), `+${rest.at(-1)}`].join(' ')
}

/** Examples whose own fan needs concealed sets, or no fan of melding. */
const special: Readonly<Record<string, string>> = {
  四暗刻1: '222p222s444m333p3m +3m self',
  无番和1: 'c123p p444s c789m 34pCC +5p',
}

const patternAgrees = (example: (typeof bookExamples)[number], profile: ScoringProfile): boolean => {
  const own = newName(example.fan)
  const listed = example.added.split(' ').filter(text => text !== '')
  const options = listed.some(text => text.includes('|'))
    ? (listed.find(text => text.includes('|')) ?? '')
        .split('|')
        .map(one => listed.map(text => (text.includes('|') ? one : text)))
    : [listed]
  const wanted = options.map(option =>
    [
      own,
      ...option.flatMap(text =>
        new Array<string>(Number(text.split('*')[1] ?? 1)).fill(newName(text.split('*')[0] ?? '')),
      ),
    ]
      .filter(name => !leftAside.includes(name))
      .sort()
      .join(' '),
  )
  const found = names(special[`${example.fan}${example.example}`] ?? lineOf(example.groups), profile).map(list =>
    list
      .filter(name => !leftAside.includes(name))
      .sort()
      .join(' '),
  )
  return wanted.some(list => found.includes(list))
}

describe('examples of the 1998 book, pattern fans only', () => {
  it.each(bookExamples)('page $page: $fan example $example', example => {
    expect(patternAgrees(example, profile1998)).toBe(example.agrees.in1998)
    expect(patternAgrees(example, profile2006)).toBe(example.agrees.in2006)
  })
})
