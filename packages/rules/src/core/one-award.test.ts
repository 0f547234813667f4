import { expect, test } from 'vitest'
import type { Adjustment } from './adjustment.js'
import { entrantId } from './ids.js'
import { secondAwards } from './one-award.js'

const at = (kind: 'assigned' | 'artificial', slot: string): Adjustment => ({ kind, slot, payload: {} })
const penalty: Adjustment = { kind: 'penalty', entrant: entrantId('a'), amount: '1', slot: 's1' }

test.each<[string, Adjustment[], Adjustment[], string[]]>([
  ['the first in a place', [], [at('assigned', 's1')], []],
  ['a second in it', [at('artificial', 's1')], [at('assigned', 's1')], ['s1']],
  ['a second that makes it void', [at('artificial', 's1')], [{ kind: 'annulled', slot: 's1' }], ['s1']],
  ['two at once', [], [at('assigned', 's1'), at('artificial', 's1')], ['s1']],
  ['one beside a penalty', [penalty], [at('assigned', 's1')], []],
  ['a penalty beside one', [at('assigned', 's1')], [penalty], []],
  ['one in another place', [at('assigned', 's1')], [at('assigned', 's2')], []],
])('%s', (_, existing, added, slots) => {
  const found = secondAwards(
    existing.map(adjustment => ({ adjustment })),
    added,
  )
  expect(found.map(({ params }) => params?.slot)).toEqual(slots)
})
