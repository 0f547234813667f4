import { scoreHand } from '@paiji/rules/played-hand'
import { serverProfile } from './fan-names.js'

/** Hands of mahjong played at random, made from the rules alone: what a log of them says is known beforehand. */

/** Kinds 0–33, flowers 34–41. */
type Kind = number
export type Below = (n: number) => number

export const numbersOf = (seed: number): Below => {
  let state = (seed * 2_654_435_761 + 12_345) >>> 0
  return below => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 4_294_967_296) * below)
  }
}

export interface MadeAct {
  readonly seat: number
  readonly act:
    | 'draw'
    | 'flower'
    | 'discard'
    | 'chow'
    | 'pung'
    | 'kong'
    | 'concealedKong'
    | 'addedKong'
    | 'win'
    | 'falseWin'
    | 'lost'
  /** Of a chow the lowest; of a lost claim none. */
  readonly kind: Kind
  readonly gets?: Kind
  readonly back?: boolean
}

export interface MadeHand {
  readonly round: number
  readonly dealt: readonly (readonly Kind[])[]
  /** The rest of the wall, front to back. */
  readonly wall: readonly Kind[]
  readonly acts: readonly MadeAct[]
  readonly winner: number | null
  readonly discarder: number | null
  readonly robbed: boolean
  readonly winTile: Kind
  readonly fan: number
  /** By fan number. */
  readonly fans: Readonly<Record<string, number>>
  readonly flowers: readonly number[]
  readonly held: readonly (readonly Kind[])[]
  readonly melds: readonly (readonly string[])[]
  readonly draws: number
  readonly discards: number
  readonly lost: number
  readonly falseWins: readonly number[]
}

const honours = 'ESWNCFP'
export const kindText = (kind: Kind): string =>
  kind >= 34
    ? `H${kind - 33}`
    : kind >= 27
      ? (honours[kind - 27] as string)
      : `${(kind % 9) + 1}${'msp'[(kind / 9) | 0]}`

interface Meld {
  readonly form: 'chow' | 'pung' | 'kong' | 'concealedKong' | 'addedKong'
  readonly kind: Kind
}

const meldTiles = ({ form, kind }: Meld): readonly Kind[] =>
  form === 'chow' ? [kind, kind + 1, kind + 2] : Array<Kind>(form === 'pung' ? 3 : 4).fill(kind)

const compact = (kinds: readonly Kind[]): string => kinds.map(kindText).join('')

const meldText = (meld: Meld): string => {
  const digits = compact(meldTiles(meld)).replace(/(\d)([msp])(?=\d\2)/g, '$1')
  const letter = { chow: 'c', pung: 'p', kong: 'k', addedKong: 'k', concealedKong: 'a' }[meld.form]
  return letter + digits
}

const next = (seat: number, steps = 1): number => (seat + steps) % 4

/** One table in play; what is drawn is chosen as it is needed, and makes the wall. */
class Table {
  readonly pool: Kind[]
  readonly held: Kind[][] = [[], [], [], []]
  readonly melds: Meld[][] = [[], [], [], []]
  readonly acts: MadeAct[] = []
  readonly front: Kind[] = []
  readonly back: Kind[] = []
  readonly flowers = [0, 0, 0, 0]
  readonly lying: Kind[] = []
  draws = 0
  discards = 0

  constructor(
    readonly below: Below,
    readonly withFlowers: boolean,
    readonly kept: readonly Kind[],
  ) {
    const four = Array.from({ length: 136 }, (_, i) => i >> 2)
    this.pool = withFlowers ? [...four, 34, 35, 36, 37, 38, 39, 40, 41] : four
  }

  take(kind: Kind): Kind {
    this.pool.splice(this.pool.indexOf(kind), 1)
    return kind
  }

  /** A tile of no use to anybody's plan. */
  junk(): Kind {
    const free = this.pool.filter(kind => kind < 34 && !this.kept.includes(kind))
    return this.take(free[this.below(free.length)] as Kind)
  }

  /** How many of a kind everybody sees. */
  visible(kind: Kind): number {
    return [...this.lying, ...this.melds.flat().flatMap(meldTiles)].filter(other => other === kind).length
  }

  /** Draws this tile; sometimes a flower comes first and is laid out for it. */
  draw(seat: number, kind: Kind, back = false): void {
    const flower = this.withFlowers && this.below(8) === 0 ? this.pool.find(other => other >= 34) : undefined
    this.draws++
    ;(back ? this.back : this.front).push(flower === undefined ? kind : this.take(flower))
    this.acts.push({ seat, act: 'draw', kind: flower ?? kind, back })
    if (flower !== undefined) {
      this.back.push(kind)
      this.acts.push({ seat, act: 'flower', kind: flower, gets: kind })
      this.flowers[seat] = (this.flowers[seat] as number) + 1
    }
    this.held[seat]?.push(kind)
  }

  discard(seat: number, kind: Kind): void {
    const held = this.held[seat] as Kind[]
    held.splice(held.indexOf(kind), 1)
    this.discards++
    this.lying.push(kind)
    this.acts.push({ seat, act: 'discard', kind })
  }

  /** Something that is in nobody's plan. */
  scrap(seat: number): void {
    this.discard(seat, this.held[seat]?.find(kind => !this.kept.includes(kind)) as Kind)
  }

  meld(seat: number, meld: Meld, claimed?: Kind): void {
    const needed = meld.form === 'addedKong' ? [meld.kind] : [...meldTiles(meld)]
    if (claimed !== undefined) {
      needed.splice(needed.indexOf(claimed), 1)
      this.lying.pop()
    }
    const held = this.held[seat] as Kind[]
    for (const kind of needed) held.splice(held.indexOf(kind), 1)
    const before = this.melds[seat] as Meld[]
    const at = meld.form === 'addedKong' ? before.findIndex(one => one.form === 'pung' && one.kind === meld.kind) : -1
    if (at >= 0) before[at] = meld
    else before.push(meld)
    this.acts.push({ seat, act: meld.form, kind: meld.kind })
  }

  /** Turns that do nothing but draw and throw away, from one seat up to another. */
  idle(from: number, to: number): void {
    for (let seat = from; seat !== to; seat = next(seat)) {
      const kind = this.junk()
      this.draw(seat, kind)
      this.discard(seat, kind)
    }
  }

  /** This seat draws the tile and throws it away; once in a while somebody calls it in vain. */
  give(from: number, giver: number, kind: Kind, to: number): void {
    this.idle(from, giver)
    this.draw(giver, this.take(kind))
    this.discard(giver, kind)
    const other = [1, 2, 3].map(steps => next(giver, steps)).find(seat => seat !== to)
    if (other !== undefined && this.below(4) === 0) this.acts.push({ seat: other, act: 'lost', kind: 0 })
  }
}

/** A set of the plan with the discard that it is called with, where it is. */
interface PlannedMeld extends Meld {
  readonly claims?: Kind
}

interface Plan {
  readonly seat: number
  readonly melds: readonly PlannedMeld[]
  /** Behind the table at the end, the winning tile apart. */
  readonly concealed: readonly Kind[]
  readonly win: Kind
  /** Who will add the winning tile to a pung. */
  readonly robbed?: number
}

const forms = ['pung', 'kong', 'concealedKong', 'addedKong'] as const

const plannedMeld = (below: Below): PlannedMeld => {
  if (below(3) > 0) {
    const kind = 9 * below(3) + below(7)
    return { form: 'chow', kind, claims: kind + below(3) }
  }
  const [form, kind] = [forms[below(4)] as Meld['form'], below(34)]
  return form === 'concealedKong' ? { form, kind } : { form, kind, claims: kind }
}

const plannedHand = (below: Below): Plan | undefined => {
  const sets = [plannedMeld(below), plannedMeld(below), plannedMeld(below), plannedMeld(below)]
  const open = below(5)
  const melds = sets.slice(0, open)
  const pair = below(34)
  const behind = sets.slice(open).map((set): Meld => (set.form === 'chow' ? set : { ...set, form: 'pung' }))
  const tiles = [...behind.flatMap(meldTiles), pair, pair]
  const all = [...tiles, ...melds.flatMap(meldTiles)]
  if (all.some(kind => all.filter(other => other === kind).length > 4)) return undefined
  const at = below(tiles.length)
  const win = tiles[at] as Kind
  const seat = below(4)
  const lone = all.filter(kind => kind === win).length === 1
  return {
    seat,
    melds,
    concealed: tiles.filter((_, i) => i !== at),
    win,
    ...(lone && below(2) === 0 ? { robbed: next(seat, 1 + below(3)) } : {}),
  }
}

interface Ending {
  readonly discarder: number | null
  readonly flags: readonly string[]
}

/** A set is called and something thrown away for it; after the last kong the tile drawn may be the winning one. */
const callSet = (
  table: Table,
  turn: number,
  { seat, win }: Plan,
  meld: PlannedMeld,
  mayWin: boolean,
): Ending | undefined => {
  if (meld.claims === undefined) {
    table.idle(turn, seat)
    table.draw(seat, table.take(meld.kind))
    table.meld(seat, meld)
  } else {
    const giver = meld.form === 'chow' ? next(seat, 3) : next(seat, 1 + table.below(3))
    table.give(turn, giver, meld.claims, seat)
    table.meld(seat, meld.form === 'addedKong' ? { ...meld, form: 'pung' } : meld, meld.claims)
    if (meld.form === 'chow' || meld.form === 'pung') {
      table.scrap(seat)
      return undefined
    }
    if (meld.form === 'addedKong') {
      table.scrap(seat)
      table.idle(next(seat), seat)
      table.draw(seat, table.take(meld.kind))
      table.meld(seat, meld)
    }
  }
  const lok = table.visible(win) === 3
  if (mayWin && table.below(3) === 0) {
    table.draw(seat, table.take(win), true)
    return { discarder: null, flags: ['self', 'repl', ...(lok ? ['lok'] : [])] }
  }
  const kind = table.junk()
  table.draw(seat, kind, true)
  table.discard(seat, kind)
  return undefined
}

const rob = (table: Table, turn: number, { win }: Plan, owner: number): Ending => {
  const giver = next(owner, 1)
  table.give(turn, giver, win, owner)
  table.meld(owner, { form: 'pung', kind: win }, win)
  table.scrap(owner)
  table.idle(next(owner), owner)
  table.draw(owner, table.take(win))
  table.meld(owner, { form: 'addedKong', kind: win })
  return { discarder: owner, flags: ['rob'] }
}

const finish = (table: Table, turn: number, plan: Plan): Ending => {
  const { seat, win, robbed } = plan
  if (robbed !== undefined) return rob(table, turn, plan, robbed)
  const self = table.below(2) === 0
  const giver = self ? seat : next(seat, 1 + table.below(3))
  table.idle(turn, giver)
  const lok = table.visible(win) === 3
  table.draw(giver, table.take(win))
  if (!self) table.discard(giver, win)
  return { discarder: self ? null : giver, flags: [...(self ? ['self'] : []), ...(lok ? ['lok'] : [])] }
}

const shuffled = (kinds: readonly Kind[], below: Below): Kind[] => {
  const left = [...kinds]
  return kinds.map(() => left.splice(below(left.length), 1)[0] as Kind)
}

const dealFor = (table: Table, { seat, melds, concealed, win, robbed }: Plan): void => {
  const own = concealed.concat(
    melds.flatMap(meld => {
      const tiles = [...meldTiles(meld)]
      if (meld.form === 'addedKong' || meld.form === 'concealedKong') tiles.pop()
      if (meld.claims !== undefined) tiles.splice(tiles.indexOf(meld.claims), 1)
      return tiles
    }),
  )
  for (const kind of own) table.held[seat]?.push(table.take(kind))
  if (robbed !== undefined) table.held[robbed]?.push(table.take(win), table.take(win))
  for (const hand of table.held) while (hand.length < 13) hand.push(table.junk())
  table.held[0]?.push(table.junk())
}

const play = (table: Table, plan: Plan): Ending => {
  table.scrap(0)
  let turn = 1
  for (const [i, meld] of plan.melds.entries()) {
    const mayWin = i === plan.melds.length - 1 && plan.robbed === undefined
    const ended = callSet(table, turn, plan, meld, mayWin)
    if (ended) return ended
    turn = next(plan.seat)
  }
  return finish(table, turn, plan)
}

const winds = ['E', 'S', 'W', 'N'] as const

/** A hand won after some sets were called, with all that belongs to it; undefined where the dice make none. */
export const madeHand = (seed: number, withFlowers: boolean): MadeHand | undefined => {
  const below = numbersOf(seed)
  const plan = plannedHand(below)
  if (!plan) return undefined
  const { seat, win, concealed, melds } = plan
  const kept = [...new Set([...concealed, win, ...melds.flatMap(meldTiles)])]
  const table = new Table(below, withFlowers, kept)
  const round = below(4)
  dealFor(table, plan)
  const dealt = table.held.map(hand => [...hand])
  const falseWins = below(5) === 0 ? [0] : []
  for (const offender of falseWins) table.acts.push({ seat: offender, act: 'falseWin', kind: 0 })
  const { discarder, flags } = play(table, plan)
  table.acts.push({ seat, act: 'win', kind: win })
  const scored = scoreHand(
    {
      melds: (table.melds[seat] ?? []).map(meldText),
      hand: compact([...concealed].sort((a, b) => a - b)),
      win: kindText(win),
      flags,
      round: winds[round],
      seat: winds[seat],
      flowers: table.flowers[seat],
    },
    serverProfile(),
  )
  if (!scored.ok) throw new Error(JSON.stringify(scored.error))
  return {
    round,
    dealt,
    wall: [...table.front, ...shuffled(table.pool, below), ...[...table.back].reverse()],
    acts: table.acts,
    winner: seat,
    discarder,
    robbed: flags.includes('rob'),
    winTile: win,
    fan: scored.value.total,
    fans: Object.fromEntries(scored.value.best.fans.map(({ fan, count }) => [fan, count])),
    flowers: table.flowers,
    held: table.held,
    melds: table.melds.map(sets => sets.map(meldText)),
    draws: table.draws,
    discards: table.discards,
    lost: table.acts.filter(({ act }) => act === 'lost').length,
    falseWins,
  }
}
