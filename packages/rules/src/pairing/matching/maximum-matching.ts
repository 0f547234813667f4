import type { Graph } from './graph.js'
import type { StepBudget } from './step-budget.js'

const none = -1

/**
 * A matching that can be enlarged by alternating paths (Edmonds), and from which vertices can be taken away.
 * Deterministic: neighbours are tried in ascending order.
 */
export class MaximumMatching {
  private readonly mates: Int32Array
  private readonly alive: Uint8Array
  private readonly next: Int32Array
  private readonly previous: Int32Array
  private first = none
  private readonly stamp: Int32Array
  private readonly outer: Uint8Array
  private readonly parent: Int32Array
  private readonly base: Int32Array
  private run = 0
  private tree: number[] = []
  private queue: number[] = []

  constructor(
    private readonly graph: Graph,
    private readonly budget?: StepBudget,
  ) {
    const { size } = graph
    this.mates = new Int32Array(size).fill(none)
    this.alive = new Uint8Array(size).fill(1)
    this.next = Int32Array.from({ length: size }, (_, v) => (v + 1 < size ? v + 1 : none))
    this.previous = Int32Array.from({ length: size }, (_, v) => v - 1)
    this.first = size > 0 ? 0 : none
    this.stamp = new Int32Array(size)
    this.outer = new Uint8Array(size)
    this.parent = new Int32Array(size)
    this.base = new Int32Array(size)
  }

  mateOf(v: number): number | undefined {
    const mate = this.mates[v] as number
    return mate === none ? undefined : mate
  }

  /** Vertices still in play, ascending, from `v` on (exclusive); the first one for `undefined`. */
  after(v?: number): number | undefined {
    const found = v === undefined ? this.first : (this.next[v] as number)
    return found === none ? undefined : found
  }

  isAlive(v: number): boolean {
    return this.alive[v] === 1
  }

  pair(a: number, b: number): void {
    this.mates[a] = b
    this.mates[b] = a
  }

  release(v: number): void {
    const mate = this.mates[v] as number
    if (mate !== none) this.mates[mate] = none
    this.mates[v] = none
  }

  /** Takes a vertex out of play; its mate must have been released or be taken out too. */
  remove(v: number): void {
    const [before, behind] = [this.previous[v] as number, this.next[v] as number]
    if (before === none) this.first = behind
    else this.next[before] = behind
    if (behind !== none) this.previous[behind] = before
    this.alive[v] = 0
  }

  /** Undoes the latest `remove`; removals are undone in reverse order. */
  restore(v: number): void {
    const [before, behind] = [this.previous[v] as number, this.next[v] as number]
    if (before === none) this.first = v
    else this.next[before] = v
    if (behind !== none) this.previous[behind] = v
    this.alive[v] = 1
  }

  /**
   * Enlarges the matching as far as it goes. `alone`: vertices left without a mate; `lonely`: all that some equally
   * large matching leaves alone. With `stopAtFirst` it ends as soon as one vertex is known to stay alone.
   */
  complete(stopAtFirst = false): { readonly alone: readonly number[]; readonly lonely: readonly number[] } {
    const alone: number[] = []
    const lonely: number[] = []
    const exhausted: number[] = []
    for (let v = this.after(); v !== undefined; v = this.after(v)) {
      if (this.mates[v] !== none || this.augment(v)) continue
      alone.push(v)
      for (const outer of this.tree) if (this.outer[outer] === 1) lonely.push(outer)
      if (stopAtFirst) break
      // No path to another lonely vertex passes through the tree of a failed search.
      for (const seen of this.tree) {
        this.remove(seen)
        exhausted.push(seen)
      }
    }
    for (const seen of exhausted.reverse()) this.restore(seen)
    return { alone, lonely }
  }

  /** Looks for a path from an unmatched vertex to another one and turns it round. */
  augment(root: number): boolean {
    return this.augmentShortly(root) || this.search(root)
  }

  /** Paths of one or three edges, tried from the last vertex on: nearly always enough in a dense graph. */
  private augmentShortly(root: number): boolean {
    const alone: number[] = []
    let last = none
    for (let v = this.first; v !== none; v = this.next[v] as number) {
      if (this.mates[v] === none && v !== root) alone.push(v)
      last = v
    }
    const direct = alone.find(v => this.graph.joined(root, v))
    if (direct !== undefined) {
      this.pair(root, direct)
      return true
    }
    for (let v = last; v !== none && alone.length > 0; v = this.previous[v] as number) {
      const mate = this.mates[v] as number
      if (mate === none || v === root || !this.graph.joined(root, v)) continue
      const end = alone.find(other => this.graph.joined(mate, other))
      if (end === undefined) continue
      this.pair(root, v)
      this.pair(mate, end)
      return true
    }
    return false
  }

  private search(root: number): boolean {
    this.run += 1
    this.tree = []
    this.queue = [root]
    this.visit(root)
    this.outer[root] = 1
    for (let head = 0; head < this.queue.length; head++) {
      const end = this.grow(this.queue[head] as number, root)
      if (end !== none) {
        this.turn(end)
        return true
      }
    }
    return false
  }

  private visit(v: number): void {
    this.stamp[v] = this.run
    this.outer[v] = 0
    this.parent[v] = none
    this.base[v] = v
    this.tree.push(v)
  }

  private baseOf(v: number): number {
    return this.stamp[v] === this.run ? (this.base[v] as number) : v
  }

  /** Follows all edges of one outer vertex; the far end of a path when one is found. */
  private grow(v: number, root: number): number {
    let steps = 0
    for (let w = this.first; w !== none; w = this.next[w] as number) {
      steps += 1
      if (w === v || this.baseOf(w) === this.baseOf(v) || !this.graph.joined(v, w)) continue
      const seen = this.stamp[w] === this.run
      if (seen && this.outer[w] === 1) this.contract(v, w)
      else if (!seen) {
        this.visit(w)
        this.parent[w] = v
        const mate = this.mates[w] as number
        if (mate === none && w !== root) return w
        this.visit(mate)
        this.outer[mate] = 1
        this.queue.push(mate)
      }
    }
    this.budget?.spend(steps)
    return none
  }

  private commonBase(a: number, b: number): number {
    const passed = new Set<number>()
    for (let v = this.baseOf(a); ; v = this.baseOf(this.parent[this.mates[v] as number] as number)) {
      passed.add(v)
      if (this.mates[v] === none) break
    }
    let v = this.baseOf(b)
    while (!passed.has(v)) v = this.baseOf(this.parent[this.mates[v] as number] as number)
    return v
  }

  /** An odd cycle becomes one vertex: all of it can be reached at even distance. */
  private contract(a: number, b: number): void {
    const base = this.commonBase(a, b)
    const inside = new Set<number>()
    this.markPath(a, base, b, inside)
    this.markPath(b, base, a, inside)
    for (const v of this.tree) {
      if (!inside.has(this.base[v] as number)) continue
      this.base[v] = base
      if (this.outer[v] === 0) {
        this.outer[v] = 1
        this.queue.push(v)
      }
    }
  }

  private markPath(from: number, base: number, other: number, inside: Set<number>): void {
    let [v, child] = [from, other]
    while (this.baseOf(v) !== base) {
      const mate = this.mates[v] as number
      inside.add(this.baseOf(v))
      inside.add(this.baseOf(mate))
      this.parent[v] = child
      child = mate
      v = this.parent[mate] as number
    }
  }

  private turn(end: number): void {
    let v = end
    while (v !== none) {
      const from = this.parent[v] as number
      const next = this.mates[from] as number
      this.pair(v, from)
      v = next
    }
  }
}
