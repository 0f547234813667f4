import { expect, it } from 'vitest'
import { valuesOf } from './problem-message'

const beside = [
  { name: 'opponent', value: '7 王芳 / 李强' },
  { name: 'opponentEn', value: '7 Wang Fang / Li Qiang' },
]

it('names somebody as the reader writes the name', () => {
  expect(valuesOf(beside, 'en').opponent).toBe('7 Wang Fang / Li Qiang')
  expect(valuesOf(beside, 'zh-CN').opponent).toBe('7 王芳 / 李强')
})

it('keeps what is the same to all readers', () => {
  expect(valuesOf([{ name: 'opponent', value: '7 Ace' }], 'en')).toEqual({ opponent: '7 Ace' })
  expect(valuesOf([{ name: 'group', value: '' }], 'en')).toEqual({ group: 'none' })
})
