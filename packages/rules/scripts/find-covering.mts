/**
 * Looks for eight sessions of 24 players in which everybody meets everybody, and with it the twelve repeated meetings
 * that cannot be fewer: eight circles of three points that turn together, two sessions that give three each by turning,
 * two that are turned into themselves. Annealing from a seed; prints the sessions that `designs.ts` keeps.
 * `node --import tsx packages/rules/scripts/find-covering.mts [seed] [seconds]`: some minutes, not every seed finds one.
 */

const POINTS = 24
const TURN = 3
const STEPS = 1_500_000
const [WARM, COLD] = [5, 0.9]

let state = (Number(process.argv[2] ?? 1) ^ 0x9e3779b9) | 1
const random = (): number => {
  state ^= state << 13
  state ^= state >>> 17
  state ^= state << 5
  return state >>> 0
}
const below = (bound: number): number => random() % bound
const turned = (point: number, by: number): number => point - (point % TURN) + (((point % TURN) + by) % TURN)

/** Pairs that turn into each other, and how many they are. */
const orbitOf = Array.from({ length: POINTS }, () => new Int16Array(POINTS).fill(-1))
const sizes: number[] = []
for (let a = 0; a < POINTS; a++)
  for (let b = a + 1; b < POINTS; b++) {
    if ((orbitOf[a]?.[b] ?? 0) >= 0) continue
    let size = 0
    for (let by = 0; by < TURN; by++) {
      const [one, other] = [turned(a, by), turned(b, by)]
      if ((orbitOf[one]?.[other] ?? 0) < 0) size++
      ;(orbitOf[one] as Int16Array)[other] = sizes.length
      ;(orbitOf[other] as Int16Array)[one] = sizes.length
    }
    sizes.push(size)
  }

const shuffle = (list: number[]): number[] => {
  for (let at = list.length - 1; at > 0; at--) {
    const other = below(at + 1)
    ;[list[at], list[other]] = [list[other] as number, list[at] as number]
  }
  return list
}

class Search {
  /** Two whole sessions, then the two tables each that give a session by turning. */
  readonly rows: readonly number[][]
  readonly met = new Int16Array(sizes.length)
  /** Pairs that never meet. */
  missing = (POINTS * (POINTS - 1)) / 2

  constructor() {
    const whole = () => shuffle(Array.from({ length: POINTS }, (_, point) => point))
    const one = () => shuffle(Array.from({ length: POINTS / TURN }, (_, circle) => circle * TURN + below(TURN)))
    this.rows = [whole(), whole(), one(), one()]
    for (const row of this.rows) for (let table = 0; table < row.length / 4; table++) this.count(row, table, 1)
  }

  count(row: readonly number[], table: number, by: 1 | -1): void {
    for (let i = 4 * table; i < 4 * table + 4; i++)
      for (let j = 4 * table; j < i; j++) {
        const orbit = orbitOf[row[i] as number]?.[row[j] as number] as number
        const before = this.met[orbit] as number
        this.met[orbit] = before + by
        if (before === 0 || before + by === 0) this.missing -= by * (sizes[orbit] as number)
      }
  }

  /** Changes two places, or turns them where a row has a point of each circle, unless that costs too much. */
  step(warmth: number): void {
    const at = below(this.rows.length)
    const row = this.rows[at] as number[]
    const [a, b] = [below(row.length), below(row.length)]
    const tables = [...new Set([a >> 2, b >> 2])]
    const single = row.length < POINTS
    if (tables.length === 1 && !(single && a === b)) return
    const held = [row[a] as number, row[b] as number]
    const before = this.missing
    for (const table of tables) this.count(row, table, -1)
    const turning = single && (a === b || below(2) === 0)
    row[a] = turning ? turned(held[1] as number, below(TURN)) : (held[1] as number)
    if (a !== b) row[b] = turning ? turned(held[0] as number, below(TURN)) : (held[0] as number)
    for (const table of tables) this.count(row, table, 1)
    const change = this.missing - before
    if (change <= 0 || below(1_000_000) < 1_000_000 * Math.exp(-change / warmth)) return
    for (const table of tables) this.count(row, table, -1)
    ;[row[a], row[b]] = [held[0] as number, held[1] as number]
    for (const table of tables) this.count(row, table, 1)
  }
}

const until = Date.now() + Number(process.argv[3] ?? 600) * 1000
let best = Number.POSITIVE_INFINITY
while (best > 0 && Date.now() < until) {
  const search = new Search()
  for (let step = 0; step < STEPS && search.missing > 0; step++) search.step(WARM * (COLD / WARM) ** (step / STEPS))
  if (search.missing >= best) continue
  best = search.missing
  const tables = search.rows.map(row => Array.from({ length: row.length / 4 }, (_, t) => row.slice(4 * t, 4 * t + 4)))
  process.stdout.write(`${best} pairs never meet\n${best === 0 ? `${JSON.stringify(tables)}\n` : ''}`)
}
