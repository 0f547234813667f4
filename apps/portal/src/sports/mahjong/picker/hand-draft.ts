import {
  type HandRequest,
  lineFromRequest,
  parseTiles,
  requestFromLine,
  type Tile,
  tilesText,
  tileText,
  type WinFlag,
  type Wind,
} from '@paiji/rules/mahjong'

/** Where the next tile goes. */
export const targets = ['concealed', 'chow', 'pung', 'kong', 'concealedKong', 'win'] as const
export type Target = (typeof targets)[number]

/** A hand being put together; the winning tile stands apart. */
export interface HandDraft {
  /** As in a request: `c234m`, `p999s`, `k1111p`, `aEEEE`. */
  readonly melds: readonly string[]
  readonly concealed: readonly Tile[]
  readonly win?: Tile
  readonly flags: readonly WinFlag[]
  readonly round: Wind
  readonly seat: Wind
  readonly flowers: number
}

export const emptyHand: HandDraft = { melds: [], concealed: [], flags: [], round: 'E', seat: 'E', flowers: 0 }

/** Concealed tiles of a whole hand before the winning one. */
export const roomFor = (draft: HandDraft): number => 13 - 3 * draft.melds.length

export const tilesOfMeld = (meld: string): readonly Tile[] => parseTiles(meld.slice(1)) ?? []

/** Copies of a kind that the hand already holds. */
export const copiesOf = (draft: HandDraft, tile: Tile): number =>
  [...draft.melds.flatMap(tilesOfMeld), ...draft.concealed, ...(draft.win === undefined ? [] : [draft.win])].filter(
    other => other === tile,
  ).length

const letters = { chow: 'c', pung: 'p', kong: 'k', concealedKong: 'a' } as const

const groupOf = (target: keyof typeof letters, tile: Tile): readonly Tile[] =>
  target === 'chow' ? [tile, tile + 1, tile + 2] : Array.from({ length: target === 'pung' ? 3 : 4 }, () => tile)

/** Whether the tile can still go there: copies left, room left, and for a chow a run that begins with it. */
export const canTake = (draft: HandDraft, target: Target, tile: Tile): boolean => {
  const left = (kind: Tile, needed: number) => copiesOf(draft, kind) + needed <= 4
  if (target === 'win') return draft.win !== undefined ? draft.win !== tile && left(tile, 1) : left(tile, 1)
  if (target === 'concealed')
    return left(tile, 1) && (draft.concealed.length < roomFor(draft) || draft.win === undefined)
  if (draft.melds.length === 4 || draft.concealed.length > roomFor(draft) - 3) return false
  if (target !== 'chow') return left(tile, target === 'pung' ? 3 : 4)
  return tile < 27 && tile % 9 < 7 && groupOf('chow', tile).every(kind => left(kind, 1))
}

/** The hand with the tile put where it goes; a full hand takes it as the winning tile. */
export const withTile = (draft: HandDraft, target: Target, tile: Tile): HandDraft => {
  if (!canTake(draft, target, tile)) return draft
  if (target === 'win') return { ...draft, win: tile }
  if (target === 'concealed') {
    if (draft.concealed.length === roomFor(draft)) return { ...draft, win: tile }
    return { ...draft, concealed: [...draft.concealed, tile].sort((a, b) => a - b) }
  }
  return { ...draft, melds: [...draft.melds, `${letters[target]}${tilesText(groupOf(target, tile))}`] }
}

export const withoutTile = (draft: HandDraft, at: number): HandDraft => ({
  ...draft,
  concealed: draft.concealed.filter((_, i) => i !== at),
})

export const withoutMeld = (draft: HandDraft, at: number): HandDraft => ({
  ...draft,
  melds: draft.melds.filter((_, i) => i !== at),
})

export const withoutWin = ({ win: _, ...draft }: HandDraft): HandDraft => draft

/** Flags that cannot stand together put each other out. */
const against: Readonly<Record<WinFlag, readonly WinFlag[]>> = {
  self: ['rob'],
  last: ['rob'],
  repl: ['rob'],
  rob: ['self', 'repl', 'last', 'lok'],
  lok: ['rob'],
}

export const withFlag = (draft: HandDraft, flag: WinFlag, on: boolean): HandDraft => {
  const kept = draft.flags.filter(other => other !== flag && (!on || !against[flag].includes(other)))
  if (!on) return { ...draft, flags: kept.filter(other => flag !== 'self' || other !== 'repl') }
  const added: readonly WinFlag[] = flag === 'repl' && !kept.includes('self') ? ['self', flag] : [flag]
  return { ...draft, flags: [...kept, ...added] }
}

/** The request of a hand that has all its tiles; `undefined` before. */
export const requestOf = (draft: HandDraft): HandRequest | undefined =>
  draft.win === undefined || draft.concealed.length !== roomFor(draft)
    ? undefined
    : {
        melds: draft.melds,
        hand: tilesText(draft.concealed),
        win: tileText(draft.win),
        flags: draft.flags,
        round: draft.round,
        seat: draft.seat,
        flowers: draft.flowers,
      }

const isWind = (text: string): text is Wind => text !== '' && 'ESWN'.includes(text)

/** The hand of a request, e.g. one that was kept with a sheet; `undefined` when its tiles cannot be read. */
export const draftOfRequest = (request: HandRequest): HandDraft | undefined => {
  const concealed = parseTiles(request.hand)
  const win = request.win === '' ? undefined : parseTiles(request.win)?.[0]
  const melds = request.melds ?? []
  if (!concealed || concealed.length > 13 - 3 * melds.length + 1 || melds.length > 4) return undefined
  if (melds.some(meld => tilesOfMeld(meld).length < 3)) return undefined
  if (request.win !== '' && win === undefined) return undefined
  return {
    melds,
    concealed: [...concealed].sort((a, b) => a - b),
    ...(win === undefined ? {} : { win }),
    flags: (request.flags ?? []) as readonly WinFlag[],
    round: isWind(request.round) ? request.round : 'E',
    seat: isWind(request.seat) ? request.seat : 'E',
    flowers: Math.min(8, Math.max(0, Math.trunc(request.flowers ?? 0) || 0)),
  }
}

/** The one-line notation of what is there so far: `p222s 444m567p88sEE +E self @SW *2`. */
export const textOfDraft = (draft: HandDraft): string =>
  lineFromRequest({
    melds: draft.melds,
    hand: tilesText(draft.concealed),
    win: draft.win === undefined ? '' : tileText(draft.win),
    flags: draft.flags,
    round: draft.round,
    seat: draft.seat,
    flowers: draft.flowers,
  })
    .split(' ')
    .filter(token => token !== '+')
    .join(' ')

/** A hand typed in the one-line notation. Without a winning tile, the last of fourteen is taken for it. */
export const draftOfText = (text: string): HandDraft | undefined => {
  const draft = draftOfRequest(requestFromLine(text.trim().replaceAll(/\s+/g, ' ')))
  if (!draft || draft.concealed.length <= roomFor(draft)) return draft
  const typed = parseTiles(requestFromLine(text.trim()).hand) ?? []
  const win = typed.at(-1)
  if (win === undefined || draft.win !== undefined) return undefined
  const concealed = [...typed.slice(0, -1)].sort((a, b) => a - b)
  return { ...draft, concealed, win }
}
