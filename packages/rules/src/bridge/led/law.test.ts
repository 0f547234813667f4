import { describe, expect, test } from 'vitest'
import { entrantId, factId } from '../../core/ids.js'
import type { LedAnswer, LedResult } from '../../core/led.js'
import { ccba1999, laws2007, laws2017 } from '../editions/index.js'
import { parseDeskEntry } from '../sheet/desk-entry.js'
import { parseBridgeSettings } from '../settings/settings.js'
import type { BridgeSheet } from '../sheet/sheet.js'
import { knownCases, type LawCase } from './law.cases.js'
import { moreCases } from './more-law.cases.js'
import { ownCases } from './own-law.cases.js'
import { rarerCases } from './rarer-law.cases.js'

const allCases = [...knownCases, ...moreCases, ...ownCases, ...rarerCases]

const editions = { '99': ccba1999, '07': laws2007, '17': laws2017 }
type Short = keyof typeof editions
const sides = ['1', '2'].map(entrantId)

const sheetOf = (contract: string, declarer: string, tricks: string): BridgeSheet => {
  const read = parseDeskEntry(`${contract} ${declarer} ${tricks}`)
  if (!read.ok) throw new TypeError(contract)
  return read.value
}

const contextOf = (table: string | undefined) => {
  const settings = parseBridgeSettings({})
  const [contract = '', declarer = '', tricks = '', board = '@1'] = (table ?? '').split(' ')
  const sheets = table
    ? [
        {
          id: factId('f'),
          slot: 's',
          board: board.slice(1),
          sides,
          sheet: sheetOf(contract, declarer, tricks),
        },
      ]
    : []
  const entrants = sides.map(id => ({ id, number: `${id}` }))
  const facts = { entrants, sheets, adjustments: [], lots: [], settings: settings.ok ? settings.value : {} }
  return { facts, history: [], slot: 's' }
}

/** `99/question=answer` is asked of 1999 alone, `9907/…` of two editions. */
const answersOf = (text: string, short: Short): LedAnswer[] =>
  text.split(' ').flatMap(token => {
    const [, only, question = '', value = ''] = /^(?:(\d+)\/)?(\w+)=(.+)$/.exec(token) ?? []
    return only && ![...only.matchAll(/../g)].some(([one]) => one === short) ? [] : [{ question, value }]
  })

const shown = ({ clause, option, effects, figures }: LedResult): string =>
  [
    clause.article,
    option,
    `[${effects.map(({ code, of }) => (of ? `${code}:${of.join('+')}` : code)).join(' ')}]`,
    ...figures.map(({ code, before, after }) => `${code}=${before === undefined ? '' : `${before}>`}${after}`),
  ].join(' ')

const ruled = ({ situation, table, answers }: LawCase, short: Short): string => {
  const led = editions[short].led
  const step = led?.step(contextOf(table), situation, answersOf(answers, short))
  if (!step?.ok) return JSON.stringify(step?.error)
  return step.value.kind === 'result' ? shown(step.value.result) : `asks ${step.value.question.code}`
}

const expectedOf = ({ expected }: LawCase, short: Short): string | undefined =>
  typeof expected === 'string'
    ? expected
    : Object.entries(expected).find(([group]) => group.split(' ').includes(short))?.[1]

describe.each(Object.keys(editions) as Short[])('law cases under the edition of %s', short => {
  test.each(allCases)('$no $situation', law => {
    expect(ruled(law, short)).toBe(expectedOf(law, short))
  })
})

test('a hundred and thirty-eight cases, each with its number', () => {
  expect(allCases.map(law => law.no)).toEqual(Array.from({ length: 138 }, (_, i) => i + 1))
})

test('a computed transfer is a result the guide can record', () => {
  const led = laws2017.led
  const context = contextOf('4S S 9')
  const answers = answersOf(knownCases[0]?.answers ?? '', '17')
  const step = led?.step(context, 'revoke', answers)
  if (!step?.ok || step.value.kind !== 'result') throw new TypeError('no result')
  const { situation, option, answers: filled } = step.value.result
  const resolved = laws2017.rulings.resolve(context, { situation, option, answers: filled, authority: 'director' })
  expect(resolved).toMatchObject({
    ok: true,
    value: { part: 'law', adjustments: [{ kind: 'assigned', slot: 's' }] },
  })
  expect(step.value.result.aloud.en).toContain('two tricks go to the other side')
  expect(step.value.result.aloud.zh).toContain('两墩转给对方')
})

test.each([
  ['rain', '', 'LED_SITUATION_UNKNOWN'],
  ['revoke', 'offender=defender', 'LED_ANSWER_NOT_ASKED'],
  ['revoke', 'established=perhaps', 'LED_ANSWER_UNREADABLE'],
  ['revoke', 'established=no wrongCardFrom=defendersHand laterTricks=1', 'LED_ANSWER_NOT_ASKED'],
  ['knockoutUnbalanced', 'impsOfNs=many', 'LED_ANSWER_UNREADABLE'],
])('%s %s is refused', (situation, answers, code) => {
  const step = laws2017.led?.step(contextOf(undefined), situation, answers ? answersOf(answers, '17') : [])
  expect(step).toMatchObject({ ok: false, error: [{ code }] })
})
