import type { PlaceExchange } from '@paiji/rules/pairing'
import type { RoundNotes } from '../../db/schema/index.js'

/** Places that directors exchanged with these rounds, in the order of the rounds. */
export const exchangesOf = (rounds: readonly { readonly notes: RoundNotes }[]): readonly PlaceExchange[] =>
  rounds.flatMap(({ notes }) =>
    (notes.changes ?? []).flatMap(({ a, b, reason, from }) =>
      from === undefined ? [] : [{ round: from, first: a, second: b, reason }],
    ),
  )
