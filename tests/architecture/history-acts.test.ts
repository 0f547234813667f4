import { expect, it } from 'vitest'
import chinese from '../../apps/portal/messages/zh-CN/index.js'
import english from '../../apps/portal/messages/en/index.js'
import { sourceFiles } from './source-files.js'

/**
 * People, bodies and events have a history that their offices read: every act that the log remembers of one of them has
 * words there, or a code stands in the list.
 */

const OF_RECORDS = /aggregateKind: '(?:organisation|person|event)'/g
const NEAR = 260

/** The acts recorded of a person, a body or an event, each with the file that records it. */
const acts = sourceFiles()
  .filter(({ path }) => path.startsWith('apps/api/src/domain/') && !path.endsWith('.test.ts'))
  .flatMap(({ path, text }) =>
    [...text.matchAll(OF_RECORDS)].flatMap(({ index }) => {
      const before = [...text.slice(Math.max(0, index - NEAR), index).matchAll(/type: '([A-Z_]+)'/g)].at(-1)?.[1]
      return before ? [{ act: before, path }] : []
    }),
  )

it('finds acts that are recorded', () => expect(acts.length).toBeGreaterThan(30))

it.each([
  ['en', english],
  ['zh-CN', chinese],
])('has words for each in %s', (_, { historyAct }) =>
  expect(acts.filter(({ act }) => !(act in historyAct)).map(({ act, path }) => `${act} (${path})`)).toEqual([]),
)
