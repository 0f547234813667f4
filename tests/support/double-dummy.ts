import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { bridge } from '@paiji/rules/bridge'
import { randomFrom } from './random.js'

/** Deals as PBN has them, the same for the same seed. */
export const randomDeals = (count: number, seed: number): string[] => {
  const below = randomFrom(seed)
  const ranks = 'AKQJT98765432'
  return Array.from({ length: count }, () => {
    const cards = Array.from({ length: 52 }, (_, at) => at)
    for (let at = 51; at > 0; at--) {
      const other = below(at + 1)
      ;[cards[at], cards[other]] = [cards[other] as number, cards[at] as number]
    }
    const suitOf = (hand: number[], suit: number) =>
      hand.flatMap(card => (Math.floor(card / 13) === suit ? [ranks.charAt(card % 13)] : [])).join('')
    const hands = [0, 13, 26, 39].map(from => cards.slice(from, from + 13).sort((a, b) => a - b))
    return `N:${hands.map(hand => [0, 1, 2, 3].map(suit => suitOf(hand, suit)).join('.')).join(' ')}`
  })
}

/** What bridge itself solves deals by. */
export const ownSolver = (): NonNullable<typeof bridge.solver> => {
  if (!bridge.solver) throw new Error('bridge solves no deals')
  return bridge.solver
}

/** Another program that solves deals, one after another. */
export interface OtherSolver {
  readonly ask: (deal: string) => Promise<string>
  readonly close: () => void
}

/**
 * The program that `PAIJI_DDS` names, when it names one: it reads deals, a line each as PBN has them, and answers each with a
 * line of twenty hexadecimal digits, the tricks of north, south, east and west in notrump, spades, hearts, diamonds, clubs.
 */
export const otherSolver = (): OtherSolver | undefined => {
  const program = process.env.PAIJI_DDS
  if (!program) return undefined
  const child = spawn(program, { stdio: ['pipe', 'pipe', 'inherit'] })
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  return {
    ask: async deal => {
      child.stdin.write(`${deal}\n`)
      const { value, done } = await answers.next()
      if (done) throw new Error(`${program} answered nothing to ${deal}`)
      return value.trim()
    },
    close: () => void child.stdin.end(),
  }
}
