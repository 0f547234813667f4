import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { publicationLevels } from '../../core/procedure.js'
import { type CaseSource, publishedCase } from './published-case.js'
import { type NamedPerson, redactText } from './redact-text.js'

const wang: NamedPerson = {
  id: 'w',
  names: [
    { family: '王', given: '小明', display: '王小明' },
    { family: 'Wang', given: 'Xiaoming', display: 'Wang Xiaoming' },
  ],
  role: { zh: '东家', en: 'East' },
  minor: false,
}
const ouyang: NamedPerson = {
  id: 'o',
  names: [
    { family: '欧阳', given: '娜', display: '欧阳娜' },
    { family: 'Ouyang', given: 'Na', display: 'Ouyang Na' },
  ],
  role: { zh: '西家', en: 'West' },
  minor: true,
}
const muller: NamedPerson = {
  id: 'm',
  names: [{ family: 'Müller-Lüdenscheidt', given: 'José', display: 'José Müller-Lüdenscheidt' }],
  role: { zh: '南家', en: 'South' },
  minor: false,
}
const everybody = [wang, ouyang, muller]

describe('names in free text', () => {
  test.each([
    ['王小明叫了三无将。', '[东家]叫了三无将。'],
    ['王 小 明与王·小明', '[东家]与[东家]'],
    ['小明停顿了二十秒', '[东家]停顿了二十秒'],
    ['王先生不同意', '[东家]先生不同意'],
    ['国王与王牌不是人', '国王与王牌不是人'],
    ['欧阳娜是未成年人', '[西家]是未成年人'],
    ['Wang Xiaoming hesitated.', '[East] hesitated.'],
    ['XIAOMING WANG hesitated.', '[East] hesitated.'],
    ['Wang, Xiaoming (Xiaoming-Wang)', '[East] ([East])'],
    ['Mr Wang and Mr. Wang', 'Mr [East] and Mr. [East]'],
    ['X. Wang told Wang X.', '[East] told [East].'],
    ['Ouyang Na and Na Ouyang', '[West] and [West]'],
    ['Sodium is Na in chemistry', 'Sodium is Na in chemistry'],
    ['Jose Muller Ludenscheidt', '[South]'],
    ['JOSÉ MÜLLER-LÜDENSCHEIDT!', '[South]!'],
    ['Jose\u0301 Mu\u0308ller-Lu\u0308denscheidt', '[South]'],
    ['Müllerstraße and Wangfujing stay', 'Müllerstraße and Wangfujing stay'],
    ['nobody is named here', 'nobody is named here'],
    ['', ''],
  ])('%s', (text, expected) => {
    expect(redactText(text, everybody)).toBe(expected)
  })

  it('never survive, wherever they stand', () => {
    const filler = fc.constantFrom('', ' ', '，', 'the player ', '。', '与', '(', '\n', ': ')
    const name = fc.constantFrom(...everybody.flatMap(person => person.names.map(each => each.display)))
    fc.assert(
      fc.property(fc.array(fc.tuple(filler, name, fc.constantFrom(' ', '，', '.', '\n')), { maxLength: 6 }), parts => {
        const clean = redactText(parts.map(part => part.join('')).join(''), everybody)
        for (const { display } of everybody.flatMap(person => person.names)) expect(clean).not.toContain(display)
      }),
    )
  })
})

const source: CaseSource = {
  number: 'AC-2026-014',
  headnote: '王小明的停顿。Hesitation by Wang Xiaoming; Ouyang Na bid on.',
  findings: 'Wang Xiaoming paused.',
  reasoning: '欧阳娜的叫牌由停顿提示。',
  orders: ['Both sides: 60% of 3NT=. Wang Xiaoming is cautioned.'],
  dissents: ['José Müller-Lüdenscheidt was right.'],
  errata: ['finding 1: read “Ouyang Na”, not “Wang Xiaoming”'],
  people: everybody,
}

describe('a published case', () => {
  it('names people at the level of names, but no minor', () => {
    const published = publishedCase(source, 'names')
    expect(published?.headnote).toBe('王小明的停顿。Hesitation by Wang Xiaoming; [West] bid on.')
    expect(published?.reasoning).toBe('[西家]的叫牌由停顿提示。')
    expect(published?.people.map(person => person.names?.[0])).toEqual([
      '王小明',
      undefined,
      'José Müller-Lüdenscheidt',
    ])
  })
  it('names nobody at the level of roles', () => {
    const text = JSON.stringify(publishedCase(source, 'roles'))
    for (const { family, given, display } of everybody.flatMap(person => person.names)) {
      expect(text).not.toContain(display)
      if (family.length > 2) expect(text).not.toContain(family)
      if (given.length > 2) expect(text).not.toContain(given)
    }
  })
  it('is its headnote alone as a summary', () => {
    expect(publishedCase(source, 'summary')).toEqual({
      number: 'AC-2026-014',
      level: 'summary',
      headnote: '[东家]的停顿。Hesitation by [East]; [West] bid on.',
      orders: [],
      dissents: [],
      errata: [],
      contentions: [],
      people: [],
    })
  })
  it('is nothing when sealed', () => {
    expect(publishedCase(source, 'sealed')).toBeUndefined()
  })
  it('never names a minor at any level', () => {
    for (const level of publicationLevels) {
      const text = JSON.stringify(publishedCase(source, level) ?? '')
      expect(text).not.toMatch(/欧阳|Ouyang/)
    }
  })
})
