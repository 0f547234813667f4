/** Open streams of one client, and of all. A club's hall may be one address. */
const PER_CLIENT = 100
const IN_ALL = 2_000

/** How many streams are open, by client. */
export class StreamCaps {
  readonly #open = new Map<string, number>()
  readonly #ends = new Set<() => void>()
  #all = 0

  constructor(
    readonly perClient = PER_CLIENT,
    readonly inAll = IN_ALL,
  ) {}

  /** Ends every open stream that said how: a server that stops waits for none. */
  endAll(): void {
    for (const end of this.#ends) end()
  }

  /** Takes a place for the client; answers what gives it back, or nothing when there is none left. */
  take(client: string, end: () => void = () => undefined): (() => void) | undefined {
    const own = this.#open.get(client) ?? 0
    if (own >= this.perClient || this.#all >= this.inAll) return undefined
    this.#open.set(client, own + 1)
    this.#all++
    this.#ends.add(end)
    let given = false
    return () => {
      if (given) return
      given = true
      this.#all--
      this.#ends.delete(end)
      const left = (this.#open.get(client) ?? 1) - 1
      if (left > 0) this.#open.set(client, left)
      else this.#open.delete(client)
    }
  }
}
