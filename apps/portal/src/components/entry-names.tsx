import { Fragment } from 'react'
import type { PersonNames } from '@/lib/format/names'
import { PersonName } from './person-name'

export interface EntryNamesProps {
  readonly entry: {
    readonly nameAsEntered: string
    /** A name of its own, where it has one. */
    readonly teamName?: string | null
    /** The team that a player plays for who sits alone. */
    readonly playsFor?: string | null
    readonly players: readonly {
      readonly ordinal: number
      readonly nameAsEntered: string
      readonly person: (PersonNames & { readonly id: string; readonly number: string }) | null
    }[]
  }
  readonly plain?: boolean
}

/** A contestant by its own name with the players beneath, else by its players; plain, its name alone. */
export function EntryNames({ entry, plain }: EntryNamesProps) {
  if (entry.players.length === 0) return <bdi>{entry.nameAsEntered}</bdi>
  if (entry.playsFor && !plain)
    return (
      <span>
        <PlayerNames entry={entry} />
        <bdi className="block font-normal text-muted text-sm">{entry.playsFor}</bdi>
      </span>
    )
  if (!entry.teamName) return <PlayerNames entry={entry} plain={plain} />
  if (plain) return <bdi>{entry.teamName}</bdi>
  return (
    <span>
      <bdi>{entry.teamName}</bdi>
      <span className="block font-normal text-muted text-sm">
        <PlayerNames entry={entry} />
      </span>
    </span>
  )
}

/** The players; those the register does not know stand as they were entered. */
function PlayerNames({ entry, plain }: EntryNamesProps) {
  return (
    <span>
      {entry.players.map((player, index) => (
        <Fragment key={player.ordinal}>
          {player.person ? <PersonName person={player.person} plain={plain} /> : <bdi>{player.nameAsEntered}</bdi>}
          {index < entry.players.length - 1 ? <span className="text-muted"> / </span> : null}
        </Fragment>
      ))}
    </span>
  )
}

/** The same names as plain text, for labels. */
export const entryText = (entry: EntryNamesProps['entry'], locale: string): string =>
  entry.teamName || entry.players.length === 0
    ? entry.teamName || entry.nameAsEntered
    : entry.players
        .map(player =>
          player.person ? (locale === 'en' ? player.person.nameLatin : player.person.nameHan) : player.nameAsEntered,
        )
        .join(' / ')

/** The same behind its number, as the lists of a playing room call it. */
export const numberedText = (entry: EntryNamesProps['entry'] & { readonly number: string }, locale: string): string =>
  `${entry.number} ${entryText(entry, locale)}`
