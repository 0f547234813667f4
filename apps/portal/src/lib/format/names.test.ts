import { expect, it } from 'vitest'
import { pickNames, type ScriptName } from './names'

const name = (script: string, display: string, current = true): ScriptName => ({ script, display, current })
const names = [
  name('Latn', 'Wang Xiaoming'),
  name('Hans', '王小明'),
  name('Hant', '王小明'),
  name('Hans', '王明', false),
]

it('shows the reader’s script first and the other beneath', () => {
  expect(pickNames(names, 'zh-CN')).toEqual({
    primary: { text: '王小明', lang: 'zh-Hans' },
    secondary: { text: 'Wang Xiaoming', lang: 'zh-Latn' },
  })
  expect(pickNames(names, 'en').primary).toEqual({ text: 'Wang Xiaoming', lang: 'zh-Latn' })
})

it('shows what there is when a script is missing', () => {
  expect(pickNames([name('Latn', 'Ann Lee')], 'zh-CN')).toEqual({
    primary: { text: 'Ann Lee', lang: 'zh-Latn' },
    secondary: undefined,
  })
  expect(pickNames([], 'en')).toEqual({ primary: undefined, secondary: undefined })
})
