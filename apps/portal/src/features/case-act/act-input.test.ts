import { expect, it } from 'vitest'
import { type ActField, actInput } from './act-input'

const field = (name: string, kind: ActField['kind']): ActField => ({ name, kind, label: name })
const form = (values: Readonly<Record<string, string>>): FormData => {
  const data = new FormData()
  for (const [name, value] of Object.entries(values)) data.set(name, value)
  return data
}

it.each<[string, ActField['kind'], string, unknown]>([
  ['text', 'text', ' so ', { it: 'so' }],
  ['nothing', 'text', ' ', {}],
  ['a number', 'number', '3', { it: 3 }],
  ['yes', 'yesNo', 'yes', { it: true }],
  ['no', 'yesNo', 'no', { it: false }],
  ['no answer', 'yesNo', '', {}],
  ['lines', 'lines', 'a\n\n b ', { it: ['a', 'b'] }],
  ['words', 'words', 'a，b; c', { it: ['a', 'b', 'c'] }],
  [
    'articles',
    'clauses',
    '16B1a、12C',
    {
      it: [
        { edition: 'e', article: '16B1a' },
        { edition: 'e', article: '12C' },
      ],
    },
  ],
  ['a time at the venue', 'instant', '2026-11-21T17:30', { it: '2026-11-21T09:30:00.000Z' }],
])('reads %s', async (_, kind, typed, expected) => {
  const scene = { zone: 'Asia/Shanghai', edition: 'e' }
  expect(await actInput('stopClock', [field('it', kind)], form({ it: typed }), scene)).toEqual(expected)
})

it('sends a file and names its ticket', async () => {
  const data = new FormData()
  const scene = { send: async (file: File) => `ticket of ${file.name}` }
  data.set('content', new File(['abc'], 'a.txt'))
  expect(await actInput('uploadEvidence', [field('content', 'file')], data, scene)).toEqual({
    upload: 'ticket of a.txt',
  })
})

it('makes a list of a disclosure, empty where there is nothing', async () => {
  const fields = [field('tie', 'choice'), field('text', 'text')]
  expect(await actInput('disclose', fields, form({ tie: 'none' }))).toEqual({ ties: [] })
  expect(await actInput('disclose', fields, form({ tie: 'family', text: 'a cousin' }))).toEqual({
    ties: [{ tie: 'family', text: 'a cousin' }],
  })
})
