import { countsOf, type Meld, type RiichiHand } from './hand.js'
import { isHonour, isTerminalOrHonour, type Kind, KINDS, rankOf } from './tiles.js'

/** A set of a reading. A pung that a discard completed is an open one, whatever the rest of the hand. */
export interface GroupOfHand {
  readonly form: 'chow' | 'pung' | 'kong'
  /** The lowest tile of a chow. */
  readonly tile: Kind
  readonly concealed: boolean
}

/** How the winning tile completed the hand. */
export type Wait = 'twoSided' | 'edge' | 'closed' | 'pair' | 'pung'

export type Reading =
  | { readonly form: 'sets'; readonly groups: readonly GroupOfHand[]; readonly pair: Kind; readonly wait: Wait }
  | { readonly form: 'sevenPairs' }
  | { readonly form: 'thirteenOrphans' }

interface Parts {
  readonly pair: Kind
  readonly groups: readonly { readonly form: 'chow' | 'pung'; readonly tile: Kind }[]
}

/** Every way to part the counts into sets; the lowest tile left goes into a pung or begins a chow. */
const partings = (counts: number[], from: Kind = 0): Parts['groups'][] => {
  let tile = from
  while (tile < KINDS && (counts[tile] ?? 0) === 0) tile++
  if (tile === KINDS) return [[]]
  const take = (form: 'chow' | 'pung', kinds: readonly Kind[]): Parts['groups'][] => {
    if (kinds.some((kind, at) => (counts[kind] ?? 0) < kinds.slice(0, at + 1).filter(one => one === kind).length))
      return []
    for (const kind of kinds) counts[kind] = (counts[kind] ?? 0) - 1
    const found = partings(counts, tile).map(rest => [{ form, tile }, ...rest])
    for (const kind of kinds) counts[kind] = (counts[kind] ?? 0) + 1
    return found
  }
  const pungs = take('pung', [tile, tile, tile])
  const canChow = !isHonour(tile) && rankOf(tile) <= 6
  return canChow ? [...pungs, ...take('chow', [tile, tile + 1, tile + 2])] : pungs
}

const pairings = (counts: number[]): Parts[] =>
  counts.flatMap((count, pair) => {
    if (count < 2) return []
    counts[pair] = count - 2
    const found = partings(counts).map(groups => ({ pair, groups }))
    counts[pair] = count
    return found
  })

const waitInChow = (tile: Kind, win: Kind): Wait => {
  if (win === tile + 1) return 'closed'
  const isEdge = (win === tile + 2 && rankOf(tile) === 0) || (win === tile && rankOf(tile) === 6)
  return isEdge ? 'edge' : 'twoSided'
}

const meldGroup = ({ kind, tile }: Meld): GroupOfHand => ({
  form: kind === 'chi' ? 'chow' : kind === 'pon' ? 'pung' : 'kong',
  tile,
  concealed: kind === 'ankan',
})

/** One reading for each place that the winning tile can have: the pair, or one of the sets that hold it. */
const placements = ({ melds, win, by }: RiichiHand, { pair, groups }: Parts): Reading[] => {
  const own = groups.map((group): GroupOfHand => ({ ...group, concealed: true }))
  const called = melds.map(meldGroup)
  const inSets = own.flatMap((group, at): Reading[] => {
    const isChow = group.form === 'chow'
    if (isChow ? win < group.tile || win > group.tile + 2 : win !== group.tile) return []
    if (isChow && isHonour(win)) return []
    const completed = own.with(at, { ...group, concealed: isChow || by === 'tsumo' })
    return [
      { form: 'sets', groups: [...completed, ...called], pair, wait: isChow ? waitInChow(group.tile, win) : 'pung' },
    ]
  })
  const inPair: Reading[] = pair === win ? [{ form: 'sets', groups: [...own, ...called], pair, wait: 'pair' }] : []
  return [...inSets, ...inPair]
}

/** Every reading of a hand; none where it is not complete. */
export const readingsOf = (hand: RiichiHand): readonly Reading[] => {
  const counts = countsOf([...hand.concealed, hand.win])
  const special: Reading[] = []
  if (hand.melds.length === 0) {
    if (counts.filter(count => count === 2).length === 7) special.push({ form: 'sevenPairs' })
    const isOrphans = counts.every((count, kind) => (isTerminalOrHonour(kind) ? count >= 1 : count === 0))
    if (isOrphans) special.push({ form: 'thirteenOrphans' })
  }
  return [...pairings(counts).flatMap(parts => placements(hand, parts)), ...special]
}
