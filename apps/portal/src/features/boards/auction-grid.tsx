import { useTranslations } from 'next-intl'
import { Cell, ColumnHead, RegisterTable, Row } from '@/components/ui/table'
import { codeText } from '@/i18n/code-text'
import { CallText } from './call-text'
import type { TableRecord } from './load-boards'

type Call = TableRecord['calls'][number]

/** As auctions are written down: west first. */
const columns: readonly string[] = ['west', 'north', 'east', 'south']

const isNoted = (call: Call): boolean => call.alert || call.explanation !== null || call.fault !== null

/** Rows of four, the dealer's call under the dealer. */
const rowsOf = (dealer: string, calls: readonly Call[]): (readonly (Call | undefined)[])[] => {
  const before = columns.indexOf(dealer)
  const cells = [...Array.from({ length: Math.max(0, before) }, () => undefined), ...calls]
  return Array.from({ length: Math.ceil(cells.length / 4) }, (_, row) =>
    columns.map((_seat, column) => cells[row * 4 + column]),
  )
}

function CallNote({ call }: { readonly call: Call }) {
  const t = useTranslations('boardPage')
  const faults = useTranslations('boardPage.fault')
  const said = call.explanation ?? (call.alert ? t('alerted') : '')
  return (
    <>
      <CallText call={call.call} />
      <span className="ml-2">{said}</span>
      {call.fault ? (
        <span className="ml-2 text-seal">
          {t('illegal', { article: call.article ?? '', fault: codeText(faults, call.fault) })}
        </span>
      ) : null}
    </>
  )
}

/** The calls by seat, with explanations and faults as numbered notes beneath. */
export function AuctionGrid({ record, caption }: { readonly record: TableRecord; readonly caption: string }) {
  const t = useTranslations('boardPage')
  const seats = useTranslations('seat')
  const noted = record.calls.filter(isNoted)
  return (
    <div className="max-w-md">
      <RegisterTable caption={caption} captionHidden label={caption} fits>
        <thead>
          <Row>
            {columns.map(seat => (
              <ColumnHead key={seat}>{codeText(seats, seat)}</ColumnHead>
            ))}
          </Row>
        </thead>
        <tbody>
          {rowsOf(record.dealer, record.calls).map((row, at) => (
            <Row key={at}>
              {columns.map((seat, column) => {
                const call = row[column]
                return (
                  <Cell key={seat}>
                    {call ? <CallText call={call.call} /> : null}
                    {call && isNoted(call) ? (
                      <sup className={call.fault ? 'ml-1 text-seal' : 'ml-1'}>
                        <span className="sr-only">{t('note', { number: noted.indexOf(call) + 1 })}</span>
                        <span aria-hidden="true">{noted.indexOf(call) + 1}</span>
                      </sup>
                    ) : null}
                  </Cell>
                )
              })}
            </Row>
          ))}
        </tbody>
      </RegisterTable>
      {noted.length > 0 ? (
        <ol className="mt-2 list-decimal pl-6 text-sm">
          {noted.map((call, at) => (
            <li key={at}>
              <CallNote call={call} />
            </li>
          ))}
        </ol>
      ) : null}
    </div>
  )
}
