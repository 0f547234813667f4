import { publishedCase, redactText } from '@paiji/rules/procedure'
import { describe, expect, it } from 'vitest'
import { readingsOf } from './names-in-print.js'

const person = (family: string, given: string, display: string, role: string) => ({
  id: role,
  names: [{ family, given, display }],
  readings: readingsOf([{ family, given, display }]),
  role: { zh: `${role}方`, en: role },
  minor: false,
})

const people = [
  person('袁', '家毅', '袁家毅', 'appellant'),
  person('García', 'José', 'José García', 'respondent'),
  person('单', '乐', '单乐', 'director'),
]

describe('names in print', () => {
  it.each([
    ['Yuan Jiayi and Garcia disagreed.', '[appellant] and [respondent] disagreed.'],
    ['Jia-yi Yuan told JOSE.', '[appellant] told [respondent].'],
    ['袁家毅与José García', '[appellant方]与[respondent]'],
    ['Shan Le and Shan Yue are one reading each.', '[director] and [director] are one reading each.'],
    ['Nobody else is named.', 'Nobody else is named.'],
  ])('%s', (text, expected) => {
    expect(redactText(text, people)).toBe(expected)
  })

  it('are printed as the register has them, never as they are read', () => {
    const about = { number: 'AC-1', headnote: '', findings: '', reasoning: '', orders: [], dissents: [], errata: [] }
    const names = publishedCase({ ...about, people }, 'names')?.people.flatMap(each => each.names ?? [])
    expect(names).toEqual(['袁家毅', 'José García', '单乐'])
  })
})
