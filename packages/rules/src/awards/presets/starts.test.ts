import { expect, it } from 'vitest'
import { parseLadder } from '../ladder/parse-ladder.js'
import { parseAwardPolicy } from '../parse-award-policy.js'
import { parseRankingPolicy } from '../parse-ranking-rules.js'
import { parseRatingPolicy } from '../ratings/rating-policy.js'
import { policyStarts } from '../policy-starts.js'

const parsers = {
  award: parseAwardPolicy,
  ranking: parseRankingPolicy,
  rating: parseRatingPolicy,
  ladder: (rule: object) => parseLadder({ ...rule, ladder: 'x', validFrom: '2020-01-01' }),
}

it.each(policyStarts)('$id can be followed as it stands', ({ kind, rule }) => {
  const read = parsers[kind]({ ...rule, id: 'x' })
  expect(read.ok ? [] : read.error).toEqual([])
})
