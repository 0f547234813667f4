/** So many times as long as the last time took, it rests. */
const REST = 3
/** In milliseconds. */
const LONGEST_REST = 1_000
/** What rested longer than this is forgotten. */
const MOST_KEPT = 1_000

/** How long is rested after what took so long, both in milliseconds: three quarters of the time are left to others. */
export const restAfter = (took: number): number => Math.min(REST * took, LONGEST_REST)

/**
 * What comes once is done at once; what comes again and again is done for all that came meanwhile, with a rest between.
 * Moments are in milliseconds.
 */
export class Pace {
  readonly #restUntil = new Map<string, number>()

  /** How long it still rests; 0 when it may be done. */
  restOf(key: string, now = performance.now()): number {
    return Math.max(0, (this.#restUntil.get(key) ?? 0) - now)
  }

  /** It was done, and took so long. */
  rest(key: string, took: number, now = performance.now()): void {
    if (this.#restUntil.size >= MOST_KEPT)
      for (const [one, until] of this.#restUntil) if (until <= now) this.#restUntil.delete(one)
    this.#restUntil.set(key, now + restAfter(took))
  }
}
