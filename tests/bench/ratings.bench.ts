import { rate } from 'openskill'
import { plackettLuce } from 'openskill/models'
import {
  parseRatingPolicy,
  policyStarts,
  ratedPlayers,
  type RatedEvent,
  type RatedGame,
  runRatings,
} from '@paiji/rules/awards'
import { randomFrom } from '../support/random.js'
import { compare } from './compare.js'

/**
 * `npm run bench -- ratings`: a rating list of 2,000 players from 20,000 tables of four, beside the rating package alone
 * on the same tables in the same order, with nothing rounded, kept or explained.
 */

const [PLAYERS, EVENTS, TABLES] = [2_000, 100, 200]
const AS_OF = '2026-10-31'

/** The rule that a federation begins from, for every table. */
const { rule } = policyStarts.find(({ id }) => id === 'wengLin') ?? {}
const RULE = { ...rule, id: 'bench', rated: 'table', model: 'plackettLuce' }

const random = randomFrom(11)
const idOf = (player: number): string => `p${`${player}`.padStart(5, '0')}`

const someFour = (): string[] => {
  const four = new Set<string>()
  while (four.size < 4) four.add(idOf(random(PLAYERS)))
  return [...four]
}

const table = (at: number): RatedGame => ({
  stage: 1,
  round: Math.floor(at / 20) + 1,
  table: `${(at % 20) + 1}`,
  sides: someFour().map((player, place) => ({ entry: player, label: player, rank: place + 1, players: [player] })),
})

const eventOf = (at: number): RatedEvent => {
  const day = `${2019 + Math.floor(at / 12)}-${`${(at % 12) + 1}`.padStart(2, '0')}-15`
  const games = Array.from({ length: TABLES }, (_, number) => table(number))
  const plain = { id: `e${at}`, code: `E${at}`, startedOn: day, endedOn: day, category: 'club', countries: 1 }
  return { ...plain, sides: [], games }
}

const policy = parseRatingPolicy(RULE)
if (!policy.ok) throw new Error(JSON.stringify(policy.error))
const events = Array.from({ length: EVENTS }, (_, at) => eventOf(at))

/** What the package does by itself: floating-point beliefs, table after table. */
const alone = (): number => {
  const held = new Map<string, { mu: number; sigma: number }>()
  const start = { mu: 25, sigma: 8.333 }
  for (const { games } of events) {
    for (const { sides } of games ?? []) {
      const teams = sides.map(({ entry }) => [held.get(entry) ?? start])
      const after = rate(teams, { rank: sides.map(side => side.rank), tau: 0.083, model: plackettLuce })
      for (const [at, { entry }] of sides.entries()) held.set(entry, after[at]?.[0] ?? start)
    }
  }
  return held.size
}

await compare({
  name: `rating list of ${PLAYERS} players from ${EVENTS * TABLES} tables`,
  floorIs: 'the rating package alone',
  rounds: 5,
  goal: 2,
  ours: async () => {
    if (ratedPlayers(policy.value, runRatings(policy.value, events), AS_OF).length !== PLAYERS) throw new Error('lost')
  },
  floor: async () => {
    if (alone() !== PLAYERS) throw new Error('lost')
  },
})
