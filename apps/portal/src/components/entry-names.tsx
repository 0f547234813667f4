import { Fragment } from 'react'
import type { PersonNames } from '@/lib/format/names'
import { PersonName } from './person-name'

export interface EntryNamesProps {
  readonly entry: {
    readonly nameAsEntered: string
    readonly players: readonly {
      readonly ordinal: number
      readonly nameAsEntered: string
      readonly person: (PersonNames & { readonly id: string }) | null
    }[]
  }
  readonly plain?: boolean
}

/** The players of a contestant; those the register does not know stand as they were entered. */
export function EntryNames({ entry, plain }: EntryNamesProps) {
  if (entry.players.length === 0) return <span>{entry.nameAsEntered}</span>
  return (
    <span>
      {entry.players.map((player, index) => (
        <Fragment key={player.ordinal}>
          {player.person ? <PersonName person={player.person} plain={plain} /> : <span>{player.nameAsEntered}</span>}
          {index < entry.players.length - 1 ? <span className="text-muted"> / </span> : null}
        </Fragment>
      ))}
    </span>
  )
}

/** The same names as plain text, for labels. */
export const entryText = (entry: EntryNamesProps['entry'], locale: string): string =>
  entry.players.length === 0
    ? entry.nameAsEntered
    : entry.players
        .map(player =>
          player.person ? (locale === 'en' ? player.person.nameLatin : player.person.nameHan) : player.nameAsEntered,
        )
        .join(' / ')
