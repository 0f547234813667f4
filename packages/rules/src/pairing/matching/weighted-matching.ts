const outside = -1
const outer = 0
const inner = 1

/**
 * Maximum-weight matching in a general graph by the primal-dual method with blossoms, O(n³), on a dense table.
 * Vertices are 1 … n inside; n + 1 … 2n are contracted odd cycles. Weights are positive safe integers, 0 = no edge.
 */
class Matcher {
  private readonly width: number
  private top: number
  private readonly weight: Float64Array
  /** Real end points of the best edge between two nodes. */
  private readonly tail: Int32Array
  private readonly head: Int32Array
  private readonly dual: Float64Array
  readonly mate: Int32Array
  private readonly slack: Int32Array
  private readonly root: Int32Array
  private readonly parent: Int32Array
  private readonly side: Int8Array
  private readonly visited: Int32Array
  private readonly members: number[][]
  /** entry[b · width + x]: the member of cycle b that contains vertex x. */
  private readonly entry: Int32Array
  private queue: number[] = []
  private clock = 0

  constructor(
    private readonly n: number,
    weightOf: (a: number, b: number) => number,
  ) {
    this.width = 2 * n + 1
    this.top = n
    const cells = this.width * this.width
    this.weight = new Float64Array(cells)
    this.tail = new Int32Array(cells)
    this.head = new Int32Array(cells)
    this.entry = new Int32Array(cells)
    this.dual = new Float64Array(this.width)
    this.mate = new Int32Array(this.width)
    this.slack = new Int32Array(this.width)
    this.root = new Int32Array(this.width)
    this.parent = new Int32Array(this.width)
    this.side = new Int8Array(this.width)
    this.visited = new Int32Array(this.width)
    this.members = Array.from({ length: this.width }, () => [])
    this.fill(weightOf)
  }

  private fill(weightOf: (a: number, b: number) => number): void {
    let most = 0
    for (let a = 1; a <= this.n; a++)
      for (let b = 1; b <= this.n; b++) {
        const at = this.at(a, b)
        this.tail[at] = a
        this.head[at] = b
        this.weight[at] = a === b ? 0 : weightOf(a - 1, b - 1)
        most = Math.max(most, this.weight[at] as number)
        this.entry[at] = a === b ? a : 0
      }
    for (let v = 1; v <= this.n; v++) {
      this.root[v] = v
      this.dual[v] = most
    }
  }

  private at(a: number, b: number): number {
    return a * this.width + b
  }

  /** How far the edge is from being tight. */
  private gap(a: number, b: number): number {
    const at = this.at(a, b)
    const [u, v] = [this.tail[at] as number, this.head[at] as number]
    return (this.dual[u] as number) + (this.dual[v] as number) - 2 * (this.weight[this.at(u, v)] as number)
  }

  private rootOf(v: number): number {
    return this.root[v] as number
  }

  private offerSlack(u: number, node: number): void {
    const held = this.slack[node] as number
    if (held === 0 || this.gap(u, node) < this.gap(held, node)) this.slack[node] = u
  }

  private findSlack(node: number): void {
    this.slack[node] = 0
    for (let u = 1; u <= this.n; u++)
      if (
        (this.weight[this.at(u, node)] as number) > 0 &&
        this.rootOf(u) !== node &&
        this.side[this.rootOf(u)] === outer
      )
        this.offerSlack(u, node)
  }

  private enqueue(node: number): void {
    if (node <= this.n) this.queue.push(node)
    else for (const member of this.members[node] as number[]) this.enqueue(member)
  }

  private setRoot(node: number, root: number): void {
    this.root[node] = root
    if (node > this.n) for (const member of this.members[node] as number[]) this.setRoot(member, root)
  }

  /** Position of a member at even distance from the cycle's base; turns the cycle round when it is odd. */
  private evenPosition(cycle: number, member: number): number {
    const list = this.members[cycle] as number[]
    const position = list.indexOf(member)
    if (position % 2 === 0) return position
    this.members[cycle] = [list[0] as number, ...list.slice(1).reverse()]
    return list.length - position
  }

  private setMate(a: number, b: number): void {
    const at = this.at(a, b)
    this.mate[a] = this.head[at] as number
    if (a <= this.n) return
    const member = this.entry[this.at(a, this.tail[at] as number)] as number
    const position = this.evenPosition(a, member)
    const list = this.members[a] as number[]
    for (let i = 0; i < position; i++) this.setMate(list[i] as number, list[i ^ 1] as number)
    this.setMate(member, b)
    this.members[a] = [...list.slice(position), ...list.slice(0, position)]
  }

  private turn(from: number, to: number): void {
    let [a, b] = [from, to]
    for (;;) {
      const next = this.mate[a] === 0 ? 0 : this.rootOf(this.mate[a] as number)
      this.setMate(a, b)
      if (next === 0) return
      const above = this.rootOf(this.parent[next] as number)
      this.setMate(next, above)
      a = above
      b = next
    }
  }

  private commonAncestor(a: number, b: number): number {
    this.clock += 1
    let [u, v] = [a, b]
    while (u !== 0 || v !== 0) {
      if (u !== 0) {
        if (this.visited[u] === this.clock) return u
        this.visited[u] = this.clock
        u = this.mate[u] === 0 ? 0 : this.rootOf(this.mate[u] as number)
        if (u !== 0) u = this.rootOf(this.parent[u] as number)
      }
      ;[u, v] = [v, u]
    }
    return 0
  }

  private cycleSide(from: number, ancestor: number): number[] {
    const side: number[] = []
    for (let x = from; x !== ancestor; ) {
      const y = this.rootOf(this.mate[x] as number)
      side.push(x, y)
      this.enqueue(y)
      x = this.rootOf(this.parent[y] as number)
    }
    return side
  }

  private addCycle(a: number, ancestor: number, b: number): void {
    let cycle = this.n + 1
    while (cycle <= this.top && this.rootOf(cycle) !== 0) cycle += 1
    if (cycle > this.top) this.top = cycle
    this.dual[cycle] = 0
    this.side[cycle] = outer
    this.mate[cycle] = this.mate[ancestor] as number
    const left = this.cycleSide(a, ancestor).reverse()
    this.members[cycle] = [ancestor, ...left, ...this.cycleSide(b, ancestor)]
    this.setRoot(cycle, cycle)
    this.joinEdges(cycle)
    this.findSlack(cycle)
  }

  private joinEdges(cycle: number): void {
    for (let x = 1; x <= this.top; x++) {
      this.weight[this.at(cycle, x)] = 0
      this.weight[this.at(x, cycle)] = 0
    }
    for (let x = 1; x <= this.n; x++) this.entry[this.at(cycle, x)] = 0
    for (const member of this.members[cycle] as number[]) {
      for (let x = 1; x <= this.top; x++) this.offerEdge(cycle, member, x)
      for (let x = 1; x <= this.n; x++) if (this.entry[this.at(member, x)] !== 0) this.entry[this.at(cycle, x)] = member
    }
  }

  private offerEdge(cycle: number, member: number, x: number): void {
    if (this.weight[this.at(member, x)] === 0) return
    const held = this.at(cycle, x)
    if (this.weight[held] !== 0 && this.gap(member, x) >= this.gap(cycle, x)) return
    for (const [to, from] of [
      [held, this.at(member, x)],
      [this.at(x, cycle), this.at(x, member)],
    ] as const) {
      this.weight[to] = this.weight[from] as number
      this.tail[to] = this.tail[from] as number
      this.head[to] = this.head[from] as number
    }
  }

  private expand(cycle: number): void {
    for (const member of this.members[cycle] as number[]) this.setRoot(member, member)
    const above = this.parent[cycle] as number
    const entry = this.entry[this.at(cycle, this.tail[this.at(cycle, above)] as number)] as number
    const position = this.evenPosition(cycle, entry)
    const list = this.members[cycle] as number[]
    for (let i = 0; i < position; i += 2) {
      const [x, y] = [list[i] as number, list[i + 1] as number]
      this.parent[x] = this.tail[this.at(y, x)] as number
      this.side[x] = inner
      this.side[y] = outer
      this.slack[x] = 0
      this.findSlack(y)
      this.enqueue(y)
    }
    this.side[entry] = inner
    this.parent[entry] = above
    for (const x of list.slice(position + 1)) {
      this.side[x] = outside
      this.findSlack(x)
    }
    this.root[cycle] = 0
  }

  /** Uses a tight edge: grows the tree, contracts a cycle, or ends in a path (true). */
  private useEdge(a: number, b: number): boolean {
    const at = this.at(a, b)
    const tail = this.tail[at] as number
    const [u, v] = [this.rootOf(tail), this.rootOf(this.head[at] as number)]
    if (this.side[v] === outside) {
      this.parent[v] = tail
      this.side[v] = inner
      const beyond = this.rootOf(this.mate[v] as number)
      this.slack[v] = 0
      this.slack[beyond] = 0
      this.side[beyond] = outer
      this.enqueue(beyond)
      return false
    }
    if (this.side[v] !== outer) return false
    const ancestor = this.commonAncestor(u, v)
    if (ancestor !== 0) {
      this.addCycle(u, ancestor, v)
      return false
    }
    this.turn(u, v)
    this.turn(v, u)
    return true
  }

  private isNode(x: number): boolean {
    return this.rootOf(x) === x
  }

  private start(): boolean {
    this.queue = []
    for (let x = 1; x <= this.top; x++) {
      this.side[x] = outside
      this.slack[x] = 0
      if (!this.isNode(x) || this.mate[x] !== 0) continue
      this.parent[x] = 0
      this.side[x] = outer
      this.enqueue(x)
    }
    return this.queue.length > 0
  }

  private spread(): boolean {
    for (let i = 0; i < this.queue.length; i++) {
      const u = this.queue[i] as number
      if (this.side[this.rootOf(u)] === inner) continue
      for (let v = 1; v <= this.n; v++) {
        if ((this.weight[this.at(u, v)] as number) <= 0 || this.rootOf(u) === this.rootOf(v)) continue
        if (this.gap(u, v) > 0) this.offerSlack(u, this.rootOf(v))
        else if (this.useEdge(u, v)) return true
      }
    }
    this.queue = []
    return false
  }

  private leastChange(): number {
    let change = Number.POSITIVE_INFINITY
    for (let x = this.n + 1; x <= this.top; x++)
      if (this.isNode(x) && this.side[x] === inner) change = Math.min(change, (this.dual[x] as number) / 2)
    for (let x = 1; x <= this.top; x++) {
      if (!this.isNode(x) || this.slack[x] === 0 || this.side[x] === inner) continue
      const gap = this.gap(this.slack[x] as number, x)
      change = Math.min(change, this.side[x] === outer ? gap / 2 : gap)
    }
    return change
  }

  /** False when an unmatched vertex's dual would fall to nothing: the matching is of greatest weight. */
  private applyChange(change: number): boolean {
    for (let v = 1; v <= this.n; v++) {
      const side = this.side[this.rootOf(v)]
      if (side === outer && (this.dual[v] as number) <= change) return false
      if (side === outer) this.dual[v] = (this.dual[v] as number) - change
      else if (side === inner) this.dual[v] = (this.dual[v] as number) + change
    }
    for (let x = this.n + 1; x <= this.top; x++) {
      if (!this.isNode(x) || this.side[x] === outside) continue
      this.dual[x] = (this.dual[x] as number) + (this.side[x] === outer ? 2 : -2) * change
    }
    return true
  }

  private followTightEdges(): boolean {
    for (let x = 1; x <= this.top; x++) {
      const u = this.slack[x] as number
      if (this.isNode(x) && u !== 0 && this.rootOf(u) !== x && this.gap(u, x) === 0 && this.useEdge(u, x)) return true
    }
    for (let x = this.n + 1; x <= this.top; x++)
      if (this.isNode(x) && this.side[x] === inner && this.dual[x] === 0) this.expand(x)
    return false
  }

  /** One more pair, or false when more would weigh less. */
  enlarge(): boolean {
    if (!this.start()) return false
    for (;;) {
      if (this.spread()) return true
      if (!this.applyChange(this.leastChange())) return false
      if (this.followTightEdges()) return true
    }
  }
}

/**
 * Mates (−1 = alone) of a matching of greatest total weight. `weightOf` must be symmetric: positive safe integers,
 * 0 where two vertices may not be matched.
 */
export const maximumWeightMatching = (n: number, weightOf: (a: number, b: number) => number): readonly number[] => {
  const matcher = new Matcher(n, weightOf)
  while (matcher.enlarge()) {}
  return Array.from({ length: n }, (_, v) => (matcher.mate[v + 1] as number) - 1)
}

/**
 * Cheapest perfect matching as pairs (a < b), or `undefined` when there is none. `costOf` gives a non-negative
 * integer, or `undefined` where two vertices may not be matched; n × the largest cost must stay a safe integer.
 */
export const cheapestPerfectMatching = (
  n: number,
  costOf: (a: number, b: number) => number | undefined,
): readonly (readonly [number, number])[] | undefined => {
  if (n % 2 === 1) return undefined
  let most = 0
  for (let a = 0; a < n; a++) for (let b = a + 1; b < n; b++) most = Math.max(most, costOf(a, b) ?? 0)
  const worth = (most + 1) * (n / 2 + 1)
  const mates = maximumWeightMatching(n, (a, b) => {
    const cost = costOf(a, b)
    return cost === undefined ? 0 : worth - cost
  })
  if (mates.some(mate => mate < 0)) return undefined
  return mates.flatMap((mate, v) => (v < mate ? [[v, mate] as const] : []))
}
