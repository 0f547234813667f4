import { type Problem, problem } from '../../core/problem.js'
import type { WinFlag } from '../tiles/flags.js'
import type { HandRequest } from '../lean/read-request.js'
import { type Tile, tilesText, tileText } from '../tiles/tiles.js'
import { byPlayer, type ByPlayer, type Player } from '../types.js'
import { type AnyTile, anyTileText, type HandAct, type HandPlay, isFlower, readAnyTile } from './hand-play.js'

interface Set {
  readonly kind: 'chow' | 'pung' | 'kong' | 'concealedKong'
  /** The lowest of a chow. */
  readonly tile: Tile
}

/** What a seat has on and behind the table. */
export interface ReplayedSeat {
  /** Behind the table, ascending, flowers last; undefined where the deal is not known. */
  readonly held: readonly string[] | undefined
  /** As requests write them: `c123m`, `pEEE`, `k1111p`, `a9999s`. */
  readonly melds: readonly string[]
  /** What it discarded and nobody claimed. */
  readonly discards: readonly string[]
  readonly flowers: number
}

/** A win as the play shows it: everything a request says but the winds. */
export interface ReplayedWin extends Required<Pick<HandRequest, 'melds' | 'win' | 'flags' | 'flowers'>> {
  readonly seat: Player
  /** Whose discard or kong it was; absent of a self-draw. */
  readonly from?: Player
  /** Without the winning tile; undefined where the deal is not known. */
  readonly hand: string | undefined
}

export interface ReplayedHand {
  readonly seats: ByPlayer<ReplayedSeat>
  readonly draws: number
  readonly discards: number
  readonly win?: ReplayedWin
  readonly falseWins: readonly Player[]
  /** Located `acts[12]`; the replay stops at the first act that it cannot apply. */
  readonly problems: readonly Problem[]
}

interface Seat {
  readonly held: AnyTile[]
  readonly melds: Set[]
  readonly river: Tile[]
  flowers: number
  drawn: number
}

/** What may follow. `lead`: the seat with a tile too many; `claims`: a discard or an added kong that may be claimed. */
type Phase =
  | { readonly kind: 'draw'; readonly seat: Player }
  | { readonly kind: 'replacement'; readonly seat: Player }
  | { readonly kind: 'lead'; readonly seat: Player; readonly drew?: AnyTile; readonly afterKong?: true }
  | { readonly kind: 'claims'; readonly from: Player; readonly tile: Tile; readonly kong?: true }
  | { readonly kind: 'over' }

interface Table {
  readonly play: HandPlay
  readonly known: boolean
  readonly seats: ByPlayer<Seat>
  /** Every tile that was seen to come, by kind: there are four of each, and one of each flower. */
  readonly seen: number[]
  phase: Phase
  front: number
  back: number
  draws: number
  discards: number
  win?: ReplayedWin
  readonly falseWins: Player[]
  readonly problems: Problem[]
}

const next = (seat: Player, steps = 1): Player => ((seat + steps) % 4) as Player

const meldText = ({ kind, tile }: Set): string => {
  if (kind === 'chow') return `c${tilesText([tile, tile + 1, tile + 2])}`
  const letter = kind === 'pung' ? 'p' : kind === 'kong' ? 'k' : 'a'
  return letter + tilesText(Array<Tile>(kind === 'pung' ? 3 : 4).fill(tile))
}

const setTable = (play: HandPlay): Table => {
  const dealt = play.dealt?.map(hand => hand.map(tile => readAnyTile(tile) as AnyTile))
  const seats = byPlayer(
    (seat): Seat => ({ held: [...(dealt?.[seat] ?? [])], melds: [], river: [], flowers: 0, drawn: 0 }),
  )
  const seen = new Array<number>(42).fill(0)
  for (const tile of dealt?.flat() ?? []) seen[tile] = (seen[tile] as number) + 1
  const leads = dealt ? dealt[0]?.length === 14 : play.tiles === 144
  // Who wins with the tiles as dealt has drawn the last of them.
  const drew = dealt?.[0]?.at(-1)
  return {
    play,
    known: dealt !== undefined,
    seats,
    seen,
    phase: leads ? { kind: 'lead', seat: 0, ...(drew === undefined ? {} : { drew }) } : { kind: 'draw', seat: 0 },
    front: 0,
    back: 0,
    draws: 0,
    discards: 0,
    falseWins: [],
    problems: [],
  }
}

/** How many tiles this seat may still draw. */
const leftFor = ({ play, seats, front, back }: Table, seat: Player): number =>
  play.ownWalls === undefined ? play.tiles - 53 - front - back : play.ownWalls - seats[seat].drawn

type Params = Readonly<Record<string, string | number>>
/** Notes a problem; false, so that the replay stops there. */
const stop = (table: Table, at: number, code: string, params: Params = {}): false => {
  table.problems.push(problem(code, { at: { path: `acts[${at}]` }, params }))
  return false
}

const remove = (table: Table, seat: Player, tile: AnyTile, times: number): boolean => {
  if (!table.known) return true
  const { held } = table.seats[seat]
  if (held.filter(other => other === tile).length < times) return false
  for (let i = 0; i < times; i++) held.splice(held.indexOf(tile), 1)
  return true
}

/** A tile that comes from the wall; a fifth of its kind cannot. */
const take = (table: Table, at: number, seat: Player, tile: AnyTile, fromBack: boolean): boolean => {
  const { play, seen } = table
  if (leftFor(table, seat) <= 0) return stop(table, at, 'PLAY_WALL_EMPTY', { seat })
  seen[tile] = (seen[tile] as number) + 1
  if ((seen[tile] as number) > (isFlower(tile) ? 1 : 4))
    return stop(table, at, 'PLAY_TILE_TOO_OFTEN', { tile: anyTileText(tile) })
  const own = play.ownWalls !== undefined
  const due = fromBack ? play.wall?.[play.wall.length - 1 - table.back] : play.wall?.[table.front]
  if (!own && due !== undefined && due !== anyTileText(tile)) {
    // The tile that was drawn is the one that is played on with; the wall is only told to be another.
    table.problems.push(
      problem('PLAY_TILE_NOT_NEXT', {
        severity: 'warning',
        at: { path: `acts[${at}]` },
        params: { tile: anyTileText(tile), due },
      }),
    )
  }
  if (fromBack && !own) table.back++
  else table.front++
  table.seats[seat].drawn++
  if (table.known) table.seats[seat].held.push(tile)
  return true
}

const draw = (table: Table, at: number, { seat, act }: HandAct, tile: AnyTile): boolean => {
  const { phase } = table
  const fromBack = act === 'drawFromBack'
  const mayDraw =
    (phase.kind === 'draw' && phase.seat === seat) ||
    (phase.kind === 'replacement' && phase.seat === seat) ||
    (phase.kind === 'claims' && (phase.kong ? phase.from === seat : next(phase.from) === seat))
  if (!mayDraw) return stop(table, at, 'PLAY_OUT_OF_TURN', { seat })
  const afterKong = phase.kind === 'replacement' || (phase.kind === 'claims' && phase.kong === true)
  if (!take(table, at, seat, tile, fromBack || afterKong)) return false
  table.draws++
  table.phase = { kind: 'lead', seat, drew: tile, ...(afterKong ? { afterKong: true } : {}) }
  return true
}

const layFlower = (table: Table, at: number, { seat, gets }: HandAct, tile: AnyTile): boolean => {
  const replacement = readAnyTile(gets)
  if (!isFlower(tile) || !remove(table, seat, tile, 1))
    return stop(table, at, 'PLAY_TILE_NOT_HELD', { seat, tile: anyTileText(tile) })
  table.seats[seat].flowers++
  if (replacement === undefined) return stop(table, at, 'FIELD_MISSING')
  if (!take(table, at, seat, replacement, true)) return false
  const { phase } = table
  if (phase.kind === 'lead' && phase.seat === seat) table.phase = { ...phase, drew: replacement }
  return true
}

const discard = (table: Table, at: number, { seat }: HandAct, tile: AnyTile): boolean => {
  if (table.phase.kind !== 'lead' || table.phase.seat !== seat) return stop(table, at, 'PLAY_OUT_OF_TURN', { seat })
  if (isFlower(tile) || !remove(table, seat, tile, 1))
    return stop(table, at, 'PLAY_TILE_NOT_HELD', { seat, tile: anyTileText(tile) })
  table.discards++
  table.seats[seat].river.push(tile)
  table.phase = { kind: 'claims', from: seat, tile }
  return true
}

const claimed = (table: Table, at: number, { seat, act }: HandAct, tile: AnyTile): boolean => {
  const { phase, seats } = table
  const wrong = (): false => stop(table, at, 'PLAY_CLAIM_IMPOSSIBLE', { seat, tile: anyTileText(tile) })
  if (phase.kind !== 'claims' || phase.kong || phase.from === seat) return wrong()
  const isChow = act === 'chow'
  const inChow = tile < 27 && tile % 9 < 7 && phase.tile >= tile && phase.tile <= tile + 2
  if (isChow ? !inChow || next(phase.from) !== seat : tile !== phase.tile) return wrong()
  const needed = isChow ? [tile, tile + 1, tile + 2].filter(each => each !== phase.tile) : [tile]
  const times = isChow ? 1 : act === 'pung' ? 2 : 3
  if (!needed.every(each => remove(table, seat, each, times))) return wrong()
  seats[phase.from].river.pop()
  seats[seat].melds.push({ kind: act as Set['kind'], tile })
  table.phase = act === 'kong' ? { kind: 'replacement', seat } : { kind: 'lead', seat }
  return true
}

const ownKong = (table: Table, at: number, { seat, act }: HandAct, tile: AnyTile): boolean => {
  const { melds } = table.seats[seat]
  if (table.phase.kind !== 'lead' || table.phase.seat !== seat) return stop(table, at, 'PLAY_OUT_OF_TURN', { seat })
  const wrong = (): false => stop(table, at, 'PLAY_CLAIM_IMPOSSIBLE', { seat, tile: anyTileText(tile) })
  if (isFlower(tile)) return wrong()
  if (act === 'concealedKong') {
    if (!remove(table, seat, tile, 4)) return wrong()
    melds.push({ kind: 'concealedKong', tile })
    table.phase = { kind: 'replacement', seat }
    return true
  }
  const pung = melds.findIndex(set => set.kind === 'pung' && set.tile === tile)
  if (pung < 0 || !remove(table, seat, tile, 1)) return wrong()
  melds[pung] = { kind: 'kong', tile }
  table.phase = { kind: 'claims', from: seat, tile, kong: true }
  return true
}

/** How many of a kind lie where everybody sees them. */
const visible = ({ seats }: Table, tile: Tile): number =>
  seats.reduce(
    (sum, { melds, river }) =>
      sum +
      river.filter(other => other === tile).length +
      melds.reduce((inSets, set) => {
        if (set.kind === 'chow') return inSets + (tile >= set.tile && tile <= set.tile + 2 && tile < 27 ? 1 : 0)
        return inSets + (set.tile === tile ? (set.kind === 'pung' ? 3 : 4) : 0)
      }, 0),
    0,
  )

/** The tile of a win and whose it was; undefined where nothing could be won. */
const wonTile = ({ phase }: Table, seat: Player): { tile: Tile; from?: Player } | undefined => {
  if (phase.kind === 'claims') return phase.from === seat ? undefined : { tile: phase.tile, from: phase.from }
  if (phase.kind !== 'lead' || phase.seat !== seat) return undefined
  return phase.drew === undefined || isFlower(phase.drew) ? undefined : { tile: phase.drew }
}

const flagsOf = (table: Table, seat: Player, tile: Tile, from: Player | undefined): WinFlag[] => {
  const { phase } = table
  const robbed = phase.kind === 'claims' && phase.kong === true
  const drew = from === undefined ? seat : from
  const last = table.play.ownWalls === undefined ? leftFor(table, seat) <= 0 : leftFor(table, next(drew)) <= 0
  // The tile itself lies on the table when it is claimed.
  const others = visible(table, tile) - (from === undefined ? 0 : robbed ? 4 : 1)
  return [
    ...(from === undefined ? (['self'] as const) : []),
    ...(last && !robbed ? (['last'] as const) : []),
    ...(phase.kind === 'lead' && phase.afterKong ? (['repl'] as const) : []),
    ...(robbed ? (['rob'] as const) : []),
    ...(others === 3 && !robbed ? (['lok'] as const) : []),
  ]
}

const win = (table: Table, at: number, { seat }: HandAct): boolean => {
  const won = wonTile(table, seat)
  if (!won) return stop(table, at, 'PLAY_OUT_OF_TURN', { seat })
  const { held, melds, flowers } = table.seats[seat]
  const tiles = [...held].sort((a, b) => a - b)
  if (won.from === undefined && table.known) tiles.splice(tiles.indexOf(won.tile), 1)
  table.win = {
    seat,
    ...(won.from === undefined ? {} : { from: won.from }),
    melds: melds.map(meldText),
    hand: table.known ? tilesText(tiles.filter(tile => !isFlower(tile))) : undefined,
    win: tileText(won.tile),
    flags: flagsOf(table, seat, won.tile, won.from),
    flowers,
  }
  table.phase = { kind: 'over' }
  return true
}

const apply = (table: Table, act: HandAct, at: number): boolean => {
  if (table.phase.kind === 'over') return stop(table, at, 'PLAY_AFTER_WIN')
  if (act.failed || act.act === 'withdrawn') return true
  if (act.act === 'falseWin') {
    table.falseWins.push(act.seat)
    return true
  }
  if (act.act === 'win') return win(table, at, act)
  const tile = readAnyTile(act.tile)
  if (tile === undefined) return stop(table, at, 'FIELD_MISSING')
  switch (act.act) {
    case 'draw':
    case 'drawFromBack':
      return draw(table, at, act, tile)
    case 'flower':
      return layFlower(table, at, act, tile)
    case 'discard':
      return discard(table, at, act, tile)
    case 'chow':
    case 'pung':
    case 'kong':
      return claimed(table, at, act, tile)
    default:
      return ownKong(table, at, act, tile)
  }
}

/** The problem of a deal that no set of tiles gives. */
const dealProblems = ({ play, seen }: Table): Problem[] => {
  if (!play.dealt) return []
  const sizes = play.dealt.map(hand => hand.length)
  const wrong = sizes.findIndex((size, seat) => size !== 13 && !(seat === 0 && size === 14))
  if (wrong >= 0)
    return [problem('TILE_COUNT_WRONG', { at: { path: `dealt[${wrong}]` }, params: { tiles: sizes[wrong] as number } })]
  const often = seen.findIndex((count, tile) => count > (isFlower(tile) ? 1 : 4))
  return often < 0
    ? []
    : [problem('PLAY_TILE_TOO_OFTEN', { at: { path: 'dealt' }, params: { tile: anyTileText(often) } })]
}

/**
 * Plays a hand again, tile by tile: who holds and has what at the end, and how it was won. Turns, claims and the number
 * of tiles of a kind are judged (3.5–3.7); a player's silence is taken for a pass. Problems are located in the play.
 */
export const replayHand = (play: HandPlay): ReplayedHand => {
  const table = setTable(play)
  table.problems.push(...dealProblems(table))
  let going = table.problems.length === 0
  for (let i = 0; going && i < play.acts.length; i++) going = apply(table, play.acts[i] as HandAct, i)
  return {
    seats: byPlayer(seat => {
      const { held, melds, river, flowers } = table.seats[seat]
      return {
        held: table.known ? [...held].sort((a, b) => a - b).map(anyTileText) : undefined,
        melds: melds.map(meldText),
        discards: river.map(tileText),
        flowers,
      }
    }),
    draws: table.draws,
    discards: table.discards,
    ...(table.win ? { win: table.win } : {}),
    falseWins: table.falseWins,
    problems: table.problems,
  }
}
