import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { codeText } from '@/i18n/code-text'
import { plugOf } from '@/sports/plugs'
import type { Slip } from '@/sports/sport-plug'

/** The slip of a sport that has none of its own. */
const onePlace: Slip = { columns: ['points'] }

export const slipOf = (sport: string): Slip => plugOf(sport)?.slip ?? onePlace

interface LinesProps {
  readonly slip: Slip
  /** Over the names of the lines. */
  readonly word: Slip['columns'][number]
  readonly lines: readonly { readonly key: string; readonly label: ReactNode }[]
  /** Letters of the seats, where each line has a column for every player. */
  readonly seats: readonly string[]
}

/** The lines of a slip, to be written in. */
export function SlipLines({ slip: { columns }, word, lines, seats }: LinesProps) {
  const fields = useTranslations('rounds.slip')
  const letters = useTranslations('seat')
  return (
    <div className="mt-2 max-w-full overflow-x-auto">
      <table className="slip-grid w-full">
        <thead>
          <tr>
            <th scope="col">{fields(word)}</th>
            {columns.map(head => (
              <th key={head} scope="col">
                {fields(head)}
              </th>
            ))}
            {seats.map(seat => (
              <th key={seat} scope="col">
                {codeText(letters, seat)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ key, label }) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              {[...columns, ...seats].map(head => (
                <td key={head} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface SidesProps {
  readonly fields: NonNullable<Slip['perSide']>
  readonly sides: readonly { readonly key: string; readonly name: ReactNode }[]
}

/** What is written once for each side, with room for its signature. */
export function SlipSides({ fields: columns, sides }: SidesProps) {
  const fields = useTranslations('rounds.slip')
  const heads = [...columns, 'sign'] as const
  return (
    <div className="mt-2 max-w-full overflow-x-auto">
      <table className="slip-grid w-full" data-names="">
        <thead>
          <tr>
            <th scope="col">{fields('player')}</th>
            {heads.map(head => (
              <th key={head} scope="col">
                {fields(head)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sides.map(({ key, name }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {heads.map(head => (
                <td key={head} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
