import { expect, it } from 'vitest'
import { handWords, parOnPaper } from './hands-paper.js'

it.each([
  ['en', 'Par: NS 4♠× −1; NS −100'],
  ['zh-CN', '双方最佳：南北 4♠× −1；南北 −100'],
] as const)('says par in the words of %s', (language, said) => {
  expect(parOnPaper({ parContract: 'NS 4SX -1', parScore: 'NS -100' }, handWords(language))).toBe(said)
})

it('says nothing of a par that nobody knows', () => {
  expect(parOnPaper({}, handWords('en'))).toBeUndefined()
})
