/** Addresses remembered at most: beyond them the oldest is asked of the database again. */
const MOST = 10_000

/**
 * Addresses that have spent their points, and until when: what they send meanwhile is refused before it is read, without
 * a statement. In this process alone: another one learns it from the database.
 */
export class SpentAddresses {
  readonly #until = new Map<string, number>()

  /** Its points are spent for so many seconds. */
  note(address: string, seconds: number, now = Date.now()): void {
    this.#until.delete(address)
    this.#until.set(address, now + seconds * 1000)
    if (this.#until.size <= MOST) return
    const [oldest] = this.#until.keys()
    if (oldest !== undefined) this.#until.delete(oldest)
  }

  /** How many milliseconds it still has to wait; none when it may ask. */
  wait(address: string, now = Date.now()): number {
    const until = this.#until.get(address)
    if (until === undefined) return 0
    if (until > now) return until - now
    this.#until.delete(address)
    return 0
  }
}
