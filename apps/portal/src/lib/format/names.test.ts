import { expect, it } from 'vitest'
import { namesInOrder } from './names'

const wang = { nameHan: '王小明', nameLatin: 'Wang Xiaoming' }

it('shows the reader’s script first and the other beneath', () => {
  expect(namesInOrder(wang, 'zh-CN')).toEqual({
    primary: { text: '王小明', lang: 'zh-Hans' },
    secondary: { text: 'Wang Xiaoming', lang: 'zh-Latn' },
  })
  expect(namesInOrder(wang, 'en').primary).toEqual({ text: 'Wang Xiaoming', lang: 'zh-Latn' })
})

it('shows one name once', () => {
  expect(namesInOrder({ nameHan: 'Ann Lee', nameLatin: 'Ann Lee' }, 'zh-CN')).toEqual({
    primary: { text: 'Ann Lee', lang: 'zh-Latn' },
  })
})

it('puts pinyin where no Latin name is registered, and marks it', () => {
  const liu = { nameHan: '刘建峰', nameLatin: '刘建峰', derivedLatin: 'Liu Jianfeng' }
  const derived = { text: 'Liu Jianfeng', lang: 'zh-Latn', derived: true }
  expect(namesInOrder(liu, 'en')).toEqual({ primary: derived, secondary: { text: '刘建峰', lang: 'zh-Hans' } })
  expect(namesInOrder(liu, 'zh-CN').secondary).toEqual(derived)
})
