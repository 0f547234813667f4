import { getLocale, getTranslations } from 'next-intl/server'
import { entryText } from '@/components/entry-names'
import { nameText } from '@/lib/format/names'
import type { SheetRound, SideData } from './round-data'
import { seatWord } from './seat-words'

/** A card for each table of a round: its number to be seen from the door, and who sits where. */
export async function TableCards({ round }: { readonly round: SheetRound }) {
  const [t, seats, locale] = await Promise.all([getTranslations('rounds'), getTranslations('seat'), getLocale()])
  return round.tables
    .filter(({ kind }) => kind === 'match')
    .map(table => (
      <section key={table.id} className="table-card">
        <h3>{t('tableAt', { table: `${table.section}${table.label}` })}</h3>
        <ul>
          {table.sides.map(side => (
            <li key={side.id}>
              <span className="text-muted">{seatWord(seats, round.stage.event.sport, table, side) ?? side.number}</span>{' '}
              <bdi>{entryText(side, locale)}</bdi>
            </li>
          ))}
        </ul>
      </section>
    ))
}

type Player = SideData['players'][number]

const playerName = ({ person, nameAsEntered }: Player, locale: string): string =>
  person ? nameText(person, locale) : nameAsEntered

/** A plate for each player of a round, by number: folded along its middle, the name stands on both sides. */
export async function NamePlates({ round }: { readonly round: SheetRound }) {
  const locale = await getLocale()
  const sides = [...new Map(round.tables.flatMap(table => table.sides).map(side => [side.id, side])).values()]
  return sides.flatMap(side => {
    const names = side.players.length > 0 ? side.players.map(one => playerName(one, locale)) : [side.nameAsEntered]
    return names.map((name, at) => (
      <section key={`${side.id} ${at}`} className="name-plate">
        <p aria-hidden="true">{name}</p>
        <p>
          <bdi>{name}</bdi>
        </p>
      </section>
    ))
  })
}
