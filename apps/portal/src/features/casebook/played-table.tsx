import { useTranslations } from 'next-intl'
import { CardText } from '@/components/card-text'
import { PrintedValue } from '@/components/printed-sheet'
import { codeText } from '@/i18n/code-text'
import type { ResultOf } from '@/gql'
import type { CasebookYearQuery } from './casebook.graphql'

type Table = NonNullable<ResultOf<typeof CasebookYearQuery>['casebook']['edges'][number]['node']['table']>

const SUITS = ['S', 'H', 'D', 'C'] as const
const SEATS = ['north', 'east', 'south', 'west'] as const

function Hands({ hands }: { readonly hands: Table['hands'] }) {
  const seats = useTranslations('seat')
  if (hands.length === 0) return null
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
      {hands.map(hand => (
        <div key={hand.seat} className="contents">
          <dt className="text-muted">{codeText(seats, hand.seat)}</dt>
          <dd lang="en" className="figures flex flex-wrap gap-x-3">
            {SUITS.map((suit, at) => (
              <span key={suit} className="whitespace-nowrap">
                <CardText code={suit} /> {hand.suits[at] || '—'}
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The auction in rows of four, from the dealer's seat. */
function Auction({ calls }: { readonly calls: Table['calls'] }) {
  const [t, seats] = [useTranslations('casebook'), useTranslations('seat')]
  const first = calls[0]
  if (!first) return null
  const gaps = SEATS.indexOf(first.seat as (typeof SEATS)[number])
  const cells = [...Array.from({ length: Math.max(gaps, 0) }, () => undefined), ...calls]
  const rows = Array.from({ length: Math.ceil(cells.length / 4) }, (_, at) => cells.slice(at * 4, at * 4 + 4))
  return (
    <table className="figures">
      <caption className="text-start text-muted text-sm">{t('auction')}</caption>
      <thead className="text-muted text-sm">
        <tr>
          {SEATS.map(seat => (
            <th key={seat} scope="col" className="pr-5 text-start font-normal">
              {codeText(seats, seat)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr key={at}>
            {SEATS.map((seat, column) => {
              const call = row[column]
              return (
                <td key={seat} className="pr-5">
                  {call ? <CardText code={call.call} /> : null}
                  {call?.alert ? '*' : null}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** What was played: dealer and vulnerability, the hands, the auction, and the result at the table. */
export function PlayedTable({ table }: { readonly table: Table }) {
  const t = useTranslations('casebook')
  const columns = useTranslations('columns')
  const seats = useTranslations('seat')
  const vulnerable = useTranslations('vulnerability')
  return (
    <section className="flex flex-col gap-3">
      <h3 className="text-md">{t('played')}</h3>
      {table.dealer || table.vulnerability ? (
        <p className="flex flex-wrap gap-x-4">
          {table.dealer ? <span>{t('dealer', { seat: codeText(seats, table.dealer) })}</span> : null}
          {table.vulnerability ? <span>{codeText(vulnerable, table.vulnerability)}</span> : null}
        </p>
      ) : null}
      <Hands hands={table.hands} />
      <Auction calls={table.calls} />
      <p className="flex flex-wrap gap-x-4 gap-y-1">
        {table.printed.map(({ name, value }) => (
          <span key={name}>
            <span className="text-muted text-sm">{codeText(columns, name)} </span>
            <PrintedValue name={name} value={value} />
          </span>
        ))}
      </p>
    </section>
  )
}
