/** One seat of one session as it was really taken. */
export interface SeatTaken {
  readonly session: number
  readonly table: string
  /** The entrant the seat was drawn for. */
  readonly drawn: string
  /** Who sat there; the same as `drawn` unless somebody stood in. */
  readonly sat: string
}

export interface Participation {
  readonly person: string
  readonly sessions: readonly number[]
  /** Sessions in which the person sat for somebody else, and for whom. */
  readonly stoodInFor: readonly { readonly session: number; readonly entrant: string }[]
  /** Sessions of the person's own seat that somebody else played. */
  readonly replacedIn: readonly { readonly session: number; readonly by: string }[]
  /** Stand-ins have no place in the ranking; an entrant keeps one whatever was missed. */
  readonly ranked: boolean
}

/** Who played where and for whom; `entrants` are those with a place in the ranking. */
export const participationOf = (seats: readonly SeatTaken[], entrants: readonly string[]): readonly Participation[] => {
  const people = [...new Set([...entrants, ...seats.flatMap(seat => [seat.drawn, seat.sat])])]
  return people.map(person => ({
    person,
    sessions: seats.filter(seat => seat.sat === person).map(seat => seat.session),
    stoodInFor: seats
      .filter(seat => seat.sat === person && seat.drawn !== person)
      .map(seat => ({ session: seat.session, entrant: seat.drawn })),
    replacedIn: seats
      .filter(seat => seat.drawn === person && seat.sat !== person)
      .map(seat => ({ session: seat.session, by: seat.sat })),
    ranked: entrants.includes(person),
  }))
}

/** The number of players a rating counts: those ranked, and up to three stand-ins. */
export const ratedField = (participation: readonly Participation[]): number => {
  const ranked = participation.filter(person => person.ranked).length
  const standIns = participation.filter(person => !person.ranked && person.sessions.length > 0).length
  return ranked + Math.min(3, standIns)
}
