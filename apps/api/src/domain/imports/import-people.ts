import type { ImportedEvent } from '@paiji/formats'

/** One player of one contestant of a file, under a key of its own. */
export interface FilePlayer {
  readonly key: string
  readonly entrantKey: string
  readonly ordinal: number
  readonly name: string
  readonly externalId: string | undefined
}

export const filePlayers = (event: ImportedEvent): FilePlayer[] =>
  event.entrants.flatMap(entrant =>
    entrant.players.map((player, index) => ({
      key: `${entrant.key}/${index + 1}`,
      entrantKey: entrant.key,
      ordinal: index + 1,
      name: player.name,
      externalId: player.nationalId ?? player.clubId,
    })),
  )

/** The contestant's name as entered: the team's own, or the players' joined. */
export const enteredName = (entrant: ImportedEvent['entrants'][number]): string =>
  entrant.name ?? (entrant.players.map(player => player.name).join(' – ') || entrant.number)
