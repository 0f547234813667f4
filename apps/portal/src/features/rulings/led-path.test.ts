import { expect, test } from 'vitest'
import { askedAs, longer, readLedPath, shortened } from './led-path'

const asked = askedAs({ __typename: 'LedChoiceQuestion', code: 'established' })
const counted = askedAs({ __typename: 'LedNumberQuestion', code: 'laterTricks' })
const exact = askedAs({ __typename: 'LedAmountQuestion', code: 'impsOfNs' })

test('a path grows by an answer and is read as the API takes it', () => {
  const path = longer(longer(longer('', asked, 'yes'), counted, '2'), exact, ' -3.5 ')
  expect(path).toBe('established:yes,laterTricks!2,impsOfNs~-3.5')
  expect(readLedPath(path)).toEqual([
    { question: 'established', answer: { choice: 'yes' } },
    { question: 'laterTricks', answer: { number: 2 } },
    { question: 'impsOfNs', answer: { amount: '-3.5' } },
  ])
})

test('a step back leaves out the last answers', () => {
  expect(shortened('a:x,b!1,c~2', 2)).toBe('a:x,b!1')
  expect(shortened('a:x', 0)).toBe('')
})

test('what is no answer is left out, and what is no number is one the rules refuse', () => {
  expect(readLedPath('')).toEqual([])
  expect(readLedPath('what,established')).toEqual([])
  expect(readLedPath('laterTricks!many')).toEqual([{ question: 'laterTricks', answer: { number: -1 } }])
})
