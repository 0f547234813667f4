import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Journey, startJourney } from '../support/journey.js'
import { type Result, sixPairs, usebioFile } from '../support/usebio.js'

/** No operation may send a number of statements that grows with its result. */

const pairs = (count: number) => Array.from({ length: count }, (_, index) => `${index + 1}`)

/** A large session: every board is played by all, half of the pairs sitting each way. */
const largeSession = (count: number, boards: number): Result[] =>
  Array.from({ length: boards }, (_, board) => board + 1).flatMap(board =>
    Array.from(
      { length: count / 2 },
      (_, table): Result => [board, `${table + 1}`, `${count / 2 + table + 1}`, '3NT', 'N', 6 + ((table + board) % 8)],
    ),
  )

let journey: Journey
let small: { event: string; stage: string }
let large: { event: string; stage: string }

beforeAll(async () => {
  journey = await startJourney()
  small = await journey.takeIn('small.xml', usebioFile('Small', pairs(6), sixPairs))
  large = await journey.takeIn('large.xml', usebioFile('Large', pairs(60), largeSession(60, 12)))
})
afterAll(() => journey?.stop())

const ENTRY =
  'entry { number group nameAsEntered players { nameAsEntered person { name number photo { path } club { name { zh } } } } }'
const operations: Readonly<Record<string, string>> = {
  'the event page': `query ($event: ID!) { event(id: $event) { name { zh en } standingsStatus corrected
    organisation { name { zh } } corrections { reason } rulings { edges { node { decision } } totalCount } appeals { number } permissions { canPublish { allowed reason } }
    stages { name { zh } profiles entries { number participation { boards } players { person { name } } } revisions { number status correction { reason } }
      standings { status columnCodes groups windows { kind dueAt } lines(first: 60) { totalCount edges { node { rank percent ${ENTRY} award { points } columns { code value } } } } } } } }`,
  'the travellers of a board': `query ($event: ID!) { event(id: $event) { stages { standings { boards { board results }
    traveller(board: "1") { dealer analysis { parScore } record { contract } lines { slot rulings { decision } recorded corrected versions printed { name value } sides { number } awards { points ${ENTRY} } sheet { ... on BridgeSheet { contract } } } } } } } }`,
}

const count = async (document: string, event: string) => {
  const { statements } = await journey.database.statements.during(() => journey.ask(undefined, document, { event }))
  return statements.length
}

/** Loaders gather what is asked for in one turn of the event loop; the least of three runs leaves chance out. */
const least = async (document: string, event: string) => {
  const counts = [await count(document, event), await count(document, event), await count(document, event)]
  return Math.min(...counts)
}

describe('the number of statements', () => {
  it.each(Object.keys(operations))('%s: the same for 6 pairs and for 60', async name => {
    const document = operations[name] as string
    const few = await least(document, small.event)
    const many = await least(document, large.event)
    expect(many).toBeLessThanOrEqual(few)
    expect(few).toBeLessThan(30)
  })
})
