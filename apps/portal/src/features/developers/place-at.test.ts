import { readFileSync } from 'node:fs'
import path from 'node:path'
import { buildSchema } from 'graphql'
import { expect, it } from 'vitest'
import { placeAt } from './place-at'

const schema = buildSchema(readFileSync(path.resolve(import.meta.dirname, '../../../../api/schema.graphql'), 'utf8'))

/** `|` is the cursor. */
const at = (marked: string) => {
  const { type, begun, takes } = placeAt(schema, marked.replace('|', ''), marked.indexOf('|'))
  return { type: type?.name, begun, takes: takes?.map(one => one.name) }
}

it.each([
  ['{ | }', 'Query', ''],
  ['{ rank|', 'Query', 'rank'],
  ['mutation { | }', 'Mutation', ''],
  ['subscription S { |', 'Subscription', ''],
  ['{ rankings { | } }', 'Ranking', ''],
  ['{ rankings { latest { asOf } na| } }', 'Ranking', 'na'],
  ['{ all: rankings { latest { | } } }', 'RankingList', ''],
  ['query ($c: String!) { ranking(code: $c) { | } }', 'Ranking', ''],
  ['{ node(id: "x{") { ... on Person { | } } }', 'Person', ''],
  ['fragment F on Ranking { | }', 'Ranking', ''],
  ['{ rankings { code } |', 'Query', ''],
])('knows whose fields stand at the cursor: %s', (text, type, begun) => {
  expect(at(text)).toEqual({ type, begun, takes: undefined })
})

it('knows what a field takes, and nothing outside a selection', () => {
  expect(at('{ ranking(|')).toEqual({ type: undefined, begun: '', takes: ['code'] })
  expect(at('|').type).toBeUndefined()
  expect(at('{ nothing { |').type).toBeUndefined()
  expect(at('{ search(text: "half |').takes).toContain('text')
})
