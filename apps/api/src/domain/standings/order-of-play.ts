import { byNumber } from '../../base/by-number.js'

/** By session, round, table and board, each by its number: the ninth board before the tenth. */
export const inOrderOfPlay = <Played extends { readonly slot: string }>(played: readonly Played[]): Played[] =>
  played.toSorted((a, b) => byNumber.compare(a.slot, b.slot))
