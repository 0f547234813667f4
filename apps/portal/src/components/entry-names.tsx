import { useLocale } from 'next-intl'
import { Fragment } from 'react'
import { slash } from '@/lib/format/apart'
import { namesInOrder, nameText, onlyNames } from '@/lib/format/names'
import { DerivedNote, type NamedPerson, NameText, PersonName } from './person-name'

export interface EntryNamesProps {
  readonly entry: {
    /** Shown where no player is named. */
    readonly nameAsEntered?: string
    /** A name of its own, where it has one. */
    readonly teamName?: string | null
    /** The team that a player plays for who sits alone. */
    readonly playsFor?: string | null
    readonly players: readonly {
      readonly ordinal: number
      /** Shown where the register does not know the player. */
      readonly nameAsEntered?: string
      readonly person: NamedPerson | null
    }[]
  }
  readonly plain?: boolean
  /** Shows the names in the other script beneath. */
  readonly both?: boolean
}

/** A contestant by its own name with the players beneath, else by its players; plain, its name alone. */
export function EntryNames({ entry, plain, both }: EntryNamesProps) {
  if (entry.players.length === 0) return <bdi>{entry.nameAsEntered}</bdi>
  if (entry.playsFor && !plain)
    return (
      <span>
        <PlayerNames entry={entry} both={both} />
        <bdi className="block font-normal text-muted text-sm">{entry.playsFor}</bdi>
      </span>
    )
  if (!entry.teamName) return <PlayerNames entry={entry} plain={plain} both={both} />
  if (plain) return <bdi>{entry.teamName}</bdi>
  return (
    <span>
      <bdi>{entry.teamName}</bdi>
      <span className="block font-normal text-muted text-sm">
        <PlayerNames entry={entry} both={both} />
      </span>
    </span>
  )
}

type Player = EntryNamesProps['entry']['players'][number]

/** A player; one the register does not know stands as he was entered. */
const PlayerName = ({
  player: { person, nameAsEntered },
  plain,
}: {
  readonly player: Player
  readonly plain?: boolean
}) => (person ? <PersonName person={person} plain={plain} /> : <bdi>{nameAsEntered}</bdi>)

/** The players, each but the last with the mark behind its name. */
function PlayerNames({ entry, plain, both }: EntryNamesProps) {
  const last = entry.players.at(-1)
  return (
    <span>
      {entry.players.map(player =>
        player === last ? (
          <PlayerName key={player.ordinal} player={player} plain={plain} />
        ) : (
          <Fragment key={player.ordinal}>
            <span className="held">
              <PlayerName player={player} plain={plain} />
              <span className="text-muted">{slash.trimEnd()}</span>
            </span>{' '}
          </Fragment>
        ),
      )}
      {both ? <OtherNames players={entry.players} /> : null}
    </span>
  )
}

/** The same players in the other script, on a line of their own; nothing where nobody has another name. */
function OtherNames({ players }: { readonly players: EntryNamesProps['entry']['players'] }) {
  const locale = useLocale()
  const names = players.map(({ person }) => (person ? namesInOrder(person, locale) : undefined))
  if (!names.some(name => name?.secondary)) return null
  return (
    <span className="block font-normal text-muted text-sm">
      {players.map(({ ordinal, nameAsEntered }, at) => {
        const name = names[at]
        return (
          <Fragment key={ordinal}>
            {at > 0 ? slash : null}
            {name ? <NameText name={name.secondary ?? name.primary} /> : <bdi>{nameAsEntered}</bdi>}
          </Fragment>
        )
      })}
    </span>
  )
}

/** What the mark of derived names says, under a list of contestants. */
export function DerivedNoteOf({ entries }: { readonly entries: readonly EntryNamesProps['entry'][] }) {
  return <DerivedNote people={entries.flatMap(entry => entry.players.map(player => player.person))} />
}

/** Of a contestant what its names are shown from, and nothing else: for what goes to the browser. */
export const onlyEntryNames = ({ nameAsEntered, teamName, playsFor, players }: EntryNamesProps['entry']) => ({
  ...(players.length > 0 ? {} : { nameAsEntered }),
  ...(teamName ? { teamName } : {}),
  ...(playsFor ? { playsFor } : {}),
  players: players.map(({ ordinal, person, ...player }) => ({
    ordinal,
    ...(person ? {} : { nameAsEntered: player.nameAsEntered }),
    person: person && onlyNames(person),
  })),
})

/** The same names as plain text, for labels. */
export const entryText = (entry: EntryNamesProps['entry'], locale: string): string =>
  entry.teamName || entry.players.length === 0
    ? entry.teamName || (entry.nameAsEntered ?? '')
    : entry.players
        .map(player => (player.person ? nameText(player.person, locale) : (player.nameAsEntered ?? '')))
        .join(' / ')

/** The same behind its number, as the lists of a playing room call it. */
export const numberedText = (entry: EntryNamesProps['entry'] & { readonly number: string }, locale: string): string =>
  `${entry.number} ${entryText(entry, locale)}`
