import { rankEntrants, Ratios } from '@paiji/rules'
import { swissRound } from '@paiji/rules/pairing'
import { largeField, playSwiss, type SwissEvent } from '@paiji/rules/testing'
import { headToHead, higherTotal, opponentsTotal, wins } from '@paiji/rules/tie-break'

/** `npm run bench -- pairing`: whole Swiss events with every reason, and the standings of a very large field. */

const RUNS = 5
/** Repeated until the machine code is there, as in a server that has been up for a while. */
const WARM_UP = 3

const timed = (work: () => unknown): number => {
  const begun = performance.now()
  work()
  return performance.now() - begun
}

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] as number

const verdict = (time: number, goal: number): string =>
  `${time.toFixed(0)} ms (goal < ${goal} ms: ${time < goal ? 'met' : 'missed'})`

/** The event is played once; then each of its rounds is drawn again and timed. */
const drawTimes = (event: SwissEvent): readonly (readonly number[])[] => {
  const rounds = playSwiss(event)
  return Array.from({ length: RUNS }, () =>
    rounds.map(({ sides, history, settings }) => timed(() => swissRound(sides, history, settings))),
  )
}

const total = (times: readonly number[]): number => times.reduce((sum, time) => sum + time, 0)

const plain = drawTimes({ sides: 5000, rounds: 9, seed: 7, clubs: 0, settings: {} })
console.log(`Swiss of 5,000 sides × 9 rounds, in total: ${verdict(median(plain.map(total)), 1000)}`)

for (const clubs of [40, 8, 3]) {
  const times = drawTimes({ sides: 1000, rounds: 9, seed: 7, clubs, settings: { avoid: [{ label: 'club' }] } })
  const slowest = median(times.map(list => Math.max(...list)))
  console.log(`Swiss of 1,000 sides from ${clubs} clubs kept apart, slowest round: ${verdict(slowest, 100)}`)
}

const levelPoints = { unit: 'levelPoint' }
const chain = [
  higherTotal(levelPoints),
  headToHead({ ...levelPoints, scope: 'sum' }),
  opponentsTotal(levelPoints),
  wins({ unit: 'gamePoint', win: Ratios.ratio(2), games: 'all' }),
]
const field = largeField(10_000, 15, 3)

/** The floor: the totals alone, in one pass over the lines. */
const totalsAlone = (): void => {
  const sums = new Map<string, number>()
  for (const line of field.lines) sums.set(line.entrant, (sums.get(line.entrant) ?? 0) + Number(line.points.value.num))
}

const rounds = Array.from({ length: WARM_UP + 15 }, () => ({
  ours: timed(() => rankEntrants({ ...field }, chain)),
  floor: timed(totalsAlone),
})).slice(WARM_UP)
const [ours, floor] = [median(rounds.map(round => round.ours)), median(rounds.map(round => round.floor))]
console.log(`Standings of 10,000 entrants × 15 rounds, four steps: ${verdict(ours, 200)}`)
console.log(`  totals alone, in one pass: ${floor.toFixed(0)} ms; ratio ${(ours / floor).toFixed(1)}`)
