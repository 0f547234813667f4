import { expect, test } from 'vitest'
import { sealText } from './seal'

test.each([
  ['林龙', 'Lin Long', '林'],
  ['欧阳一', 'Ouyang Yi', '欧阳'],
  ['欧阳', 'Ou Yang', '欧'],
  ['龙', '', '龙'],
  ['Anna Maria Smith', 'Anna Maria Smith', 'AS'],
  ['Cher', 'Cher', 'C'],
  ['', '', ''],
])('the seal of %s', (nameHan, nameLatin, text) => {
  expect(sealText({ nameHan, nameLatin })).toBe(text)
})
