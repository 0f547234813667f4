import { expect, test } from 'vitest'
import { sports } from '../sports.js'
import { rulingParts } from './ruling.js'
import { committeeDecides } from './review.js'

test.each([
  ['bridge', ['judgement', 'score']],
  ['guandan', ['law', 'judgement', 'score', 'discipline']],
  ['mahjong', ['law', 'judgement', 'score']],
])('what a committee of %s may overrule', (id, decides) => {
  for (const edition of sports.find(sport => sport.id === id)?.editions ?? [])
    expect(rulingParts.filter(part => committeeDecides(edition, part))).toEqual(decides)
})
