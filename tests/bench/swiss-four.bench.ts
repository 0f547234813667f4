import { cpus } from 'node:os'
import { repeatsBound, repeatsOf, swissFour } from '@paiji/rules/mahjong'

/**
 * `npm run bench -- swiss-four`: meetings repeated by the Swiss for four where results are drawn by chance, beside the
 * fewest that can be proved necessary; how far apart in the order a table sits; the longest draw of a round.
 */

type Plan = Parameters<typeof repeatsOf>[0]

const fields = [16, 20, 24, 28, 32, 40, 48, 64, 100, 128, 200, 400]
const rounds = [4, 5, 6, 7, 8, 9, 10, 11, 12]

/** Whole numbers below a bound, the same in every run. */
const chance = (seed: number) => {
  let state = seed
  return (bound: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return (state >> 8) % bound
  }
}

interface Event {
  readonly repeats: number
  /** Greatest difference between anybody's commonest and rarest starting wind. */
  readonly winds: number
  /** Mean distance in the order between the best and the last of a table, after the first round. */
  readonly span: number
  /** Milliseconds of the longest draw. */
  readonly longest: number
}

const play = (players: number, sessions: number): Event => {
  const below = chance(players * 100 + sessions)
  const score = Array.from({ length: players }, () => 0)
  let plan: Plan = []
  let [longest, spans, tables] = [0, 0, 0]
  for (let session = 0; session < sessions; session++) {
    const order = score
      .map((points, at) => ({ player: at + 1, points }))
      .sort((a, b) => b.points - a.points || a.player - b.player)
      .map(({ player }) => player)
    const begun = performance.now()
    const next = swissFour({ order, before: plan, rounds: sessions }).tables
    longest = Math.max(longest, performance.now() - begun)
    for (const table of next) {
      const at = table.map(player => order.indexOf(player))
      if (session > 0) {
        spans += Math.max(...at) - Math.min(...at)
        tables++
      }
      const order4 = [...table].sort((a, b) => below(300) + players - b - (below(300) + players - a))
      order4.forEach((player, place) => {
        score[player - 1] = (score[player - 1] ?? 0) + ([4, 2, 1, 0][place] ?? 0)
      })
    }
    plan = [...plan, next]
  }
  const winds = Array.from({ length: players }, (_, at) => {
    const own = [0, 1, 2, 3].map(wind => plan.flat().filter(table => table[wind] === at + 1).length)
    return Math.max(...own) - Math.min(...own)
  })
  return { repeats: repeatsOf(plan), winds: Math.max(...winds), span: spans / tables, longest }
}

console.log(`Node ${process.version}, ${cpus()[0]?.model}, one thread; repeats/bound by rounds`)
console.log(['players', ...rounds.map(String), 'span', 'winds', 'longest ms'].join('\t'))
for (const players of fields) {
  const events = rounds.map(sessions => play(players, sessions))
  const cells = events.map(({ repeats }, at) => `${repeats}/${repeatsBound(players, rounds[at] ?? 0)}`)
  const last = events.at(-1)
  console.log(
    [
      `${players}`,
      ...cells,
      last?.span.toFixed(1),
      Math.max(...events.map(one => one.winds)),
      Math.max(...events.map(one => one.longest)).toFixed(0),
    ].join('\t'),
  )
}
