import { otherSolver, ownSolver, randomDeals } from '../../support/double-dummy.js'

const DEALS = 100

const told = (name: string, times: readonly number[]): string => {
  const sorted = [...times].sort((a, b) => a - b)
  const at = (part: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] as number).toFixed(0)
  const mean = times.reduce((sum, time) => sum + time, 0) / times.length
  return `${name}: ${(1000 / mean).toFixed(2)} boards/s on one core (mean ${mean.toFixed(0)} ms, p50 ${at(0.5)}, p95 ${at(0.95)}, max ${at(1)})`
}

/** All twenty results of random deals, each beside the other program where `PAIJI_DDS` names one. */
export const benchDeals = async (): Promise<void> => {
  const { key, create } = ownSolver()
  const solve = create()
  const other = otherSolver()
  const [own, others]: [number[], number[]] = [[], []]
  for (const deal of randomDeals(DEALS, 2026)) {
    const begun = performance.now()
    const results = solve(key(deal) ?? '')
    const solved = performance.now()
    own.push(solved - begun)
    if (!other) continue
    if ((await other.ask(deal)) !== results) throw new Error(`another result for ${deal}`)
    others.push(performance.now() - solved)
  }
  other?.close()
  console.log(told(`all 20 results of a random deal, ${DEALS} deals`, own))
  if (other) console.log(told('the program that PAIJI_DDS names, the same deals', others))
}
