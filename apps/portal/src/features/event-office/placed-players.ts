import type { ResultOf } from '@/gql'
import type { MatchEntrantsQuery } from './link.graphql'
import type { PastedEntrant } from './read-entrants'

export type MatchedPlayer = ResultOf<typeof MatchEntrantsQuery>['matchEntrants'][number]
export type MatchedPerson = NonNullable<MatchedPlayer['person']>

/** What somebody chose for one player: a person, nobody of the register, or nothing yet. */
export type PlayerChoice = { readonly person: MatchedPerson } | { readonly notMember: true }

export interface PlacedPlayer {
  /** The text with how often it stood before: two of one name are two choices. */
  readonly key: string
  readonly text: string
  readonly match?: MatchedPlayer
  readonly choice?: PlayerChoice
  readonly person?: MatchedPerson
  readonly state: 'searching' | 'person' | 'choose' | 'unknown' | 'notMember' | 'enteredAlready' | 'suspended' | 'twice'
}

interface Known {
  readonly matches: ReadonlyMap<string, MatchedPlayer>
  readonly choices: Readonly<Record<string, PlayerChoice>>
}

const stateOf = (match: MatchedPlayer | undefined, choice: PlayerChoice | undefined): PlacedPlayer['state'] => {
  if (choice) return 'person' in choice ? 'person' : 'notMember'
  if (!match) return 'searching'
  if (match.status === 'matched' && match.suspended) return 'suspended'
  if (match.status === 'matched') return match.enteredIn ? 'enteredAlready' : 'person'
  return match.candidates.length > 0 ? 'choose' : 'unknown'
}

/** Who each player of each side is, in their order; a person who stands a second time is marked. */
export const placePlayers = (
  entrants: readonly Pick<PastedEntrant, 'players'>[],
  { matches, choices }: Known,
): readonly (readonly PlacedPlayer[])[] => {
  const times = new Map<string, number>()
  const people = new Set<string>()
  return entrants.map(({ players }) =>
    players.map((text): PlacedPlayer => {
      const before = times.get(text) ?? 0
      times.set(text, before + 1)
      const key = `${text}#${before}`
      const [match, choice] = [matches.get(text), choices[key]]
      const state = stateOf(match, choice)
      const chosen = choice && 'person' in choice ? choice.person : undefined
      const person = chosen ?? (choice ? undefined : (match?.person ?? undefined))
      const isTwice = person !== undefined && people.has(person.id)
      if (person) people.add(person.id)
      return {
        key,
        text,
        state: isTwice ? 'twice' : state,
        ...(match ? { match } : {}),
        ...(choice ? { choice } : {}),
        ...(person ? { person } : {}),
      }
    }),
  )
}

/** A side with one of these is refused by the API too. */
export const isRefused = ({ state }: PlacedPlayer): boolean => state === 'twice' || state === 'enteredAlready'

/** As the API takes a player. */
export const toPlayerInput = ({ text, match, person, state }: PlacedPlayer) => ({
  ...(person ? { person: person.id } : {}),
  ...(state === 'notMember' ? { notMember: true } : {}),
  ...(match?.name || !person ? { name: match?.name || text } : {}),
})
