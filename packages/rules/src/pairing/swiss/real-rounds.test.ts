import { describe, expect, it } from 'vitest'
import { add, compare, toText, zero } from '../../core/ratio.js'
import { oracleText } from '../../testing/fixture-lines.cases.js'
import { isGame, readTrf, resultValue, type TrfPlayer } from '../../testing/trf.cases.js'
import { checkRound } from './check-round.js'
import { swissRound } from './swiss-round.js'
import type { SwissHistory, SwissSide } from './types.js'

const generated = (oracleText('dutch_rtg/index.jsonl') ?? '')
  .split('\n')
  .filter(line => line !== '')
  .map(line => `dutch_rtg/${(JSON.parse(line) as { file: string }).file}`)

const files = ['trf_real/2020_06.trf', 'trf_real/javafo_sample2.trf', 'trf_real/dutch_2025_C9.trf', ...generated]
const events = files.flatMap(file => {
  const text = oracleText(file)
  return text === undefined ? [] : [{ file, players: readTrf(text) }]
})

/** Everything before a round (counted from 0), for those who could be paired in it. */
const before = (players: readonly TrfPlayer[], round: number): { sides: SwissSide[]; history: SwissHistory } => {
  const past = (player: TrfPlayer) => player.rounds.slice(0, round)
  const sides = players
    .filter(player => player.rounds[round]?.opponent !== undefined || player.rounds[round]?.result === 'U')
    .map(player => ({
      id: player.id,
      seed: Number(player.id),
      score: past(player).map(resultValue).reduce(add, zero),
    }))
  const met = players.flatMap(player =>
    past(player).flatMap((game, i) =>
      isGame(game) && player.id < (game.opponent ?? '') ? [{ round: i + 1, a: player.id, b: game.opponent ?? '' }] : [],
    ),
  )
  const byes = players.flatMap(player => past(player).flatMap(game => ('UF'.includes(game.result) ? [player.id] : [])))
  return { sides, history: { met, byes } }
}

const cells = (...rounds: string[]): string => rounds.map(round => round.padEnd(10)).join('')
const report = (id: number, points: string, rank: number, rounds: string): string =>
  `001 ${`${id}`.padStart(4)} ${''.padEnd(71)}${points} ${`${rank}`.padStart(4)}  ${rounds}`

describe('readTrf', () => {
  it('reads games, byes and absences', () => {
    const text = [report(1, ' 1.5', 1, cells('   2 w 1', '0000 - H')), report(2, ' 0.0', 2, cells('   1 b 0'))].join(
      '\n',
    )
    expect(readTrf(text).map(({ id, points, rank, rounds }) => [id, toText(points), rank, rounds])).toEqual([
      ['1', '3/2', 1, [{ opponent: '2', result: '1' }, { result: 'H' }]],
      ['2', '0', 2, [{ opponent: '1', result: '0' }, { result: 'Z' }]],
    ])
  })
})

describe.skipIf(events.length === 0).each(events)('$file', ({ players }) => {
  const rounds = players[0]?.rounds.map((_, i) => i) ?? []

  it('adds up, and is ranked by points first', () => {
    for (const player of players)
      expect(toText(player.rounds.map(resultValue).reduce(add, zero))).toBe(toText(player.points))
    const listed = players.filter(player => player.rank > 0).sort((a, b) => a.rank - b.rank)
    listed.slice(1).forEach((player, i) => {
      expect(compare(listed[i]?.points ?? zero, player.points)).toBeGreaterThanOrEqual(0)
    })
  })

  it('the rounds as played stand up to the check, and a legal round is found where one was played', () => {
    for (const round of rounds) {
      const { sides, history } = before(players, round)
      const pairs = players.flatMap(player => {
        const opponent = player.rounds[round]?.opponent
        return opponent !== undefined && Number(player.id) < Number(opponent) ? [[player.id, opponent] as const] : []
      })
      const bye = players.find(player => player.rounds[round]?.result === 'U')?.id
      expect(checkRound(sides, history, { pairs, ...(bye === undefined ? {} : { bye }) })).toEqual([])
      const drawn = swissRound(sides, history)
      expect(drawn.kind).toBe('paired')
      if (drawn.kind !== 'paired') continue
      const proposed = { pairs: drawn.pairs.map(pair => pair.sides), ...(drawn.bye ? { bye: drawn.bye.side } : {}) }
      expect(checkRound(sides, history, proposed)).toEqual([])
    }
  })
})
