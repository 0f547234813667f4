import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sports } from './sports.js'

/** How many times as many inputs as usual: `npm run fuzz`. A longer run rolls other dice each time. */
const { process: program } = globalThis as { process?: { env: Record<string, string | undefined> } }
const times = Number(program?.env.PAIJI_FUZZ ?? 1)

/** Whatever came out of somebody's JSON: what looks like a method, a prototype or a number and is none. */
const odd = fc.oneof(
  fc.constantFrom<unknown>('constructor', '__proto__', 'toString', 'valueOf', { toString: 1 }, { valueOf: null }, [[]]),
  fc.constantFrom<unknown>(null, true, -1, 1e308, 0.1, '', '3NT', 'N', 'E', 'plus', '9', [0, 1, 2, 3], [1, 2, 3, 4]),
  fc.jsonValue({ maxDepth: 2 }),
)
const names =
  `contract declarer tricks lead vulnerable dealer adjusted ns ew kind grade imps percent weighted weight nsScore
  copy revokes record finish level levels order winner winners seat seats dealt discarder fan fans claims points hand
  tiles fouls side sides note deal deals constructor __proto__ toString`.split(/\s+/)
const sheet = fc.letrec(tie => ({
  value: fc.oneof({ maxDepth: 3 }, odd, tie('fields'), fc.array(tie('value'), { maxLength: 4 })),
  fields: fc.dictionary(fc.constantFrom(...names), tie('value'), { maxKeys: 8 }),
})).fields

/** A sound sheet in which something is odd gets further than one that is odd all over. */
const played = { contract: '3NT', declarer: 'N', tricks: 9 }
const sound: Readonly<Record<string, readonly object[]>> = {
  bridge: [played, { adjusted: { ns: { kind: 'average', grade: 'plus' }, ew: 'A-' } }, { nsScore: 420 }],
}
const oddlySound = (sport: string) =>
  fc
    .tuple(fc.constantFrom(...(sound[sport] ?? [{}])), sheet, fc.constantFrom(...names), odd)
    .map(([base, more, name, value]) => ({ ...(more as object), ...base, [name]: value }))

const editions = sports.flatMap(sport => sport.editions.map(edition => [edition.id, sport.id, edition] as const))

describe.each(editions)('a sheet for %s', (_id, sport, edition) => {
  it('is read or refused, and never throws', () => {
    fc.assert(
      fc.property(fc.oneof(sheet, odd, oddlySound(sport)), input => {
        const read = edition.parseSheet(input)
        if (!read.ok) expect(read.error.length).toBeGreaterThan(0)
      }),
      times === 1 ? { numRuns: 1_500, seed: 20261122 } : { numRuns: 1_500 * times },
    )
  })
})
