import { isPinfu } from './fu.js'
import { allTiles, isClosed, type RiichiHand } from './hand.js'
import type { GroupOfHand, Reading } from './readings.js'
import {
  FIRST_HONOUR,
  GREEN,
  isHonour,
  isTerminal,
  isTerminalOrHonour,
  kindOfWind,
  type Kind,
  rankOf,
  RED,
  suitOf,
  WHITE,
} from './tiles.js'

/** Han of each yaku in a closed hand; what an open one makes of it stands beside. */
const han = {
  riichi: 1,
  'double-riichi': 2,
  ippatsu: 1,
  'menzen-tsumo': 1,
  pinfu: 1,
  tanyao: 1,
  iipeikou: 1,
  white: 1,
  green: 1,
  red: 1,
  'seat-wind': 1,
  'round-wind': 1,
  haitei: 1,
  houtei: 1,
  rinshan: 1,
  chankan: 1,
  chiitoitsu: 2,
  toitoi: 2,
  sanankou: 2,
  sankantsu: 2,
  'sanshoku-doukou': 2,
  honroutou: 2,
  shousangen: 2,
  'sanshoku-doujun': 2,
  ittsu: 2,
  chanta: 2,
  honitsu: 3,
  junchan: 3,
  ryanpeikou: 3,
  chinitsu: 6,
} as const
export type Yaku = keyof typeof han

/** Worth one han less in an open hand. */
const lessWhenOpen: ReadonlySet<Yaku> = new Set([
  'sanshoku-doujun',
  'ittsu',
  'chanta',
  'honitsu',
  'junchan',
  'chinitsu',
])

export const hanOf = (yaku: Yaku, closed: boolean): number => han[yaku] - (!closed && lessWhenOpen.has(yaku) ? 1 : 0)

export const yakumanCodes = [
  'tenhou',
  'chiihou',
  'kokushi',
  'suuankou',
  'daisangen',
  'shousuushii',
  'daisuushii',
  'tsuuiisou',
  'ryuuiisou',
  'chinroutou',
  'suukantsu',
  'chuuren',
] as const
export type Yakuman = (typeof yakumanCodes)[number]

/** What a reading is looked at by. */
interface View {
  readonly hand: RiichiHand
  readonly reading: Reading
  readonly closed: boolean
  readonly tiles: readonly Kind[]
  readonly groups: readonly GroupOfHand[]
  readonly triplets: readonly GroupOfHand[]
  /** The lowest tiles of the chows. */
  readonly chows: readonly Kind[]
  readonly pair: Kind | undefined
}

const viewOf = (hand: RiichiHand, reading: Reading): View => {
  const groups = reading.form === 'sets' ? reading.groups : []
  return {
    hand,
    reading,
    closed: isClosed(hand),
    tiles: allTiles(hand),
    groups,
    triplets: groups.filter(({ form }) => form !== 'chow'),
    chows: groups.filter(({ form }) => form === 'chow').map(({ tile }) => tile),
    pair: reading.form === 'sets' ? reading.pair : undefined,
  }
}

const has = ({ triplets }: View, kind: Kind): boolean => triplets.some(({ tile }) => tile === kind)
const concealedTriplets = ({ triplets }: View): number => triplets.filter(({ concealed }) => concealed).length
const kongs = ({ groups }: View): number => groups.filter(({ form }) => form === 'kong').length
const suits = ({ tiles }: View): Set<number> => new Set(tiles.filter(tile => !isHonour(tile)).map(suitOf))
const hasHonours = ({ tiles }: View): boolean => tiles.some(isHonour)

/** Pairs of like chows: two are ryanpeikou. */
const likeChows = ({ chows }: View): number =>
  [...new Set(chows)].reduce((sum, chow) => sum + Math.floor(chows.filter(one => one === chow).length / 2), 0)

const inThreeSuits = (kinds: readonly Kind[]): boolean =>
  kinds.some(kind => {
    if (isHonour(kind)) return false
    const rank = rankOf(kind)
    return [0, 1, 2].every(suit => kinds.includes(suit * 9 + rank))
  })

/** Whether each set and the pair hold a tile that passes, and some chow is among them. */
const outsideIn = ({ groups, chows, pair, reading }: View, passes: (kind: Kind) => boolean): boolean =>
  reading.form === 'sets' &&
  chows.length > 0 &&
  pair !== undefined &&
  passes(pair) &&
  groups.every(({ form, tile }) => (form === 'chow' ? passes(tile) || passes(tile + 2) : passes(tile)))

const countDragons = (view: View): number => [WHITE, GREEN, RED].filter(kind => has(view, kind)).length
const countWinds = (view: View): number => [0, 1, 2, 3].filter(wind => has(view, FIRST_HONOUR + wind)).length
const isWind = (kind: Kind | undefined): boolean => kind !== undefined && kind >= FIRST_HONOUR && kind < WHITE

/** 2, 3, 4, 6 and 8 of bamboo, and Green. */
const GREENS: ReadonlySet<Kind> = new Set([19, 20, 21, 23, 25, GREEN])

const isChuuren = ({ hand, tiles }: View): boolean => {
  const [suit, ...others] = new Set(tiles.map(suitOf))
  if (hand.melds.length > 0 || others.length > 0 || suit === undefined || suit > 2) return false
  return [0, 1, 2, 3, 4, 5, 6, 7, 8].every(rank => {
    const count = tiles.filter(tile => rankOf(tile) === rank).length
    return count >= (rank === 0 || rank === 8 ? 3 : 1)
  })
}

const yakumanTests: Readonly<Record<Yakuman, (view: View) => boolean>> = {
  tenhou: ({ hand }) => hand.flags.has('tenhou'),
  chiihou: ({ hand }) => hand.flags.has('chiihou'),
  kokushi: ({ reading }) => reading.form === 'thirteenOrphans',
  suuankou: view => concealedTriplets(view) === 4,
  daisangen: view => countDragons(view) === 3,
  shousuushii: view => countWinds(view) === 3 && isWind(view.pair),
  daisuushii: view => countWinds(view) === 4,
  tsuuiisou: ({ tiles }) => tiles.every(isHonour),
  ryuuiisou: ({ tiles }) => tiles.every(tile => GREENS.has(tile)),
  chinroutou: ({ tiles }) => tiles.every(isTerminal),
  suukantsu: view => kongs(view) === 4,
  chuuren: isChuuren,
}

const yakuTests: Readonly<Record<Yaku, (view: View) => boolean>> = {
  riichi: ({ hand }) => hand.flags.has('riichi'),
  'double-riichi': ({ hand }) => hand.flags.has('double-riichi'),
  ippatsu: ({ hand }) => hand.flags.has('ippatsu'),
  'menzen-tsumo': ({ hand, closed }) => closed && hand.by === 'tsumo',
  pinfu: ({ hand, reading }) => isPinfu(hand, reading),
  tanyao: ({ tiles }) => !tiles.some(isTerminalOrHonour),
  iipeikou: view => view.closed && likeChows(view) === 1,
  white: view => has(view, WHITE),
  green: view => has(view, GREEN),
  red: view => has(view, RED),
  'seat-wind': view => has(view, kindOfWind(view.hand.seat)),
  'round-wind': view => has(view, kindOfWind(view.hand.round)),
  haitei: ({ hand }) => hand.flags.has('haitei'),
  houtei: ({ hand }) => hand.flags.has('houtei'),
  rinshan: ({ hand }) => hand.flags.has('rinshan'),
  chankan: ({ hand }) => hand.flags.has('chankan'),
  chiitoitsu: ({ reading }) => reading.form === 'sevenPairs',
  toitoi: ({ triplets }) => triplets.length === 4,
  sanankou: view => concealedTriplets(view) === 3,
  sankantsu: view => kongs(view) === 3,
  'sanshoku-doukou': ({ triplets }) => inThreeSuits(triplets.map(({ tile }) => tile)),
  honroutou: ({ tiles }) => tiles.every(isTerminalOrHonour),
  shousangen: view => countDragons(view) === 2 && view.pair !== undefined && view.pair >= WHITE,
  'sanshoku-doujun': ({ chows }) => inThreeSuits(chows),
  ittsu: ({ chows }) => [0, 9, 18].some(first => [first, first + 3, first + 6].every(chow => chows.includes(chow))),
  chanta: view => hasHonours(view) && outsideIn(view, isTerminalOrHonour),
  honitsu: view => suits(view).size === 1 && hasHonours(view),
  junchan: view => !hasHonours(view) && outsideIn(view, isTerminal),
  ryanpeikou: view => view.closed && likeChows(view) === 2,
  chinitsu: view => suits(view).size === 1 && !hasHonours(view),
}

const namesThat = <Name extends string>(tests: Readonly<Record<Name, (view: View) => boolean>>, view: View): Name[] =>
  (Object.keys(tests) as Name[]).filter(name => tests[name](view))

/** The limit hands of a reading, each once. */
export const yakumanIn = (hand: RiichiHand, reading: Reading): readonly Yakuman[] =>
  namesThat(yakumanTests, viewOf(hand, reading))

/** The yaku of a reading that is no limit hand. */
export const yakuIn = (hand: RiichiHand, reading: Reading): readonly Yaku[] =>
  namesThat(yakuTests, viewOf(hand, reading))
