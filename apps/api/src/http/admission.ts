/**
 * Who is served first. Whoever is signed in is served at once. Who is not waits while somebody signed in is served, so
 * that a crowd of readers, or a flood, does not slow down a score desk; waiting callers come up address by address, and
 * even beside a desk that never rests they get their share of the time.
 */

/** Of those who are not signed in, at the same time, while nobody signed in is served. */
const AT_ONCE = 4
/** While somebody signed in is served: so many times as long as the last one took, nobody else is let in. */
const REST = 4
/** Who was served sends the next thing soon: so long, in milliseconds, it counts as if they were served still. */
const LATELY = 100
/** After so long a rest somebody is let in all the same, in milliseconds. */
const LONGEST_REST = 250
/** More than these do not wait: they are told to come back. */
const MOST_WAITING = 1_000

/** Called when the answer was sent, once or more often. */
export type Leave = () => void

interface Waiting {
  readonly enter: (leave: Leave) => void
}

export class Admission {
  #served = 0
  #servedLately = 0
  #others = 0
  #waiting = 0
  /** Nobody who is not signed in is let in before, while somebody signed in is served. */
  #restUntil = 0
  #timer: NodeJS.Timeout | undefined
  /** By address, in the order in which they come up. */
  readonly #queues = new Map<string, Waiting[]>()

  /** Somebody signed in is served until they leave. */
  first(): Leave {
    this.#served += 1
    return this.#once(() => {
      this.#served -= 1
      this.#servedLately = performance.now() + LATELY
      this.#letIn()
    })
  }

  /** Settles when somebody who is not signed in may be served; undefined at once when too many wait already. */
  other(address: string): Promise<Leave> | undefined {
    if (this.#waiting >= MOST_WAITING) return undefined
    this.#waiting += 1
    return new Promise(enter => {
      const queue = this.#queues.get(address) ?? []
      queue.push({ enter })
      this.#queues.set(address, queue)
      this.#letIn()
    })
  }

  #once(act: () => void): Leave {
    let done = false
    return () => {
      if (done) return
      done = true
      act()
    }
  }

  #letIn(): void {
    while (this.#waiting > 0 && this.#hasRoom()) {
      const begun = performance.now()
      const found = this.#next()
      if (!found) return
      this.#others += 1
      found.enter(
        this.#once(() => {
          this.#others -= 1
          const now = performance.now()
          this.#restUntil = now + Math.min(REST * (now - begun), LONGEST_REST)
          this.#letIn()
        }),
      )
    }
  }

  #hasRoom(): boolean {
    const now = performance.now()
    if (this.#served === 0 && now >= this.#servedLately) return this.#others < AT_ONCE
    if (this.#others > 0) return false
    const rest = this.#restUntil - now
    if (rest <= 0) return true
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined
      this.#letIn()
    }, rest).unref()
    return false
  }

  /** The oldest of the address whose turn it is; the address goes to the end. */
  #next(): Waiting | undefined {
    const [address, queue] = this.#queues.entries().next().value ?? []
    const found = queue?.shift()
    if (address === undefined || queue === undefined || !found) return undefined
    this.#queues.delete(address)
    if (queue.length > 0) this.#queues.set(address, queue)
    this.#waiting -= 1
    return found
  }
}
