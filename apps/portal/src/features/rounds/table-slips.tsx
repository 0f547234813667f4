import { editionOf } from '@paiji/rules'
import { useLocale, useTranslations } from 'next-intl'
import { entryText } from '@/components/entry-names'
import { codeText } from '@/i18n/code-text'
import type { SportPlug } from '@/sports/sport-plug'
import { plugOf } from '@/sports/plugs'
import { SlipCodes } from './slip-codes'
import type { RoundTableData, SheetRound } from './round-data'
import { seatWord, tableText } from './seat-words'

/** The slip of a sport that has none of its own. */
const onePlace: SportPlug['slip'] = { columns: ['points'] }

/** Who deals a board and who is vulnerable, where its number says so. */
function BoardMarks({ editionId, board }: { readonly editionId: string; readonly board: string }) {
  const seats = useTranslations('seat')
  const marks = useTranslations('vulnerability')
  const { dealer, vulnerability } = editionOf(editionId)?.boards?.describe(board) ?? {}
  if (!dealer && !vulnerability) return null
  return (
    <span className="ml-2 text-xs">
      {dealer ? codeText(seats, dealer) : ''} {vulnerability ? codeText(marks, vulnerability) : ''}
    </span>
  )
}

interface SlipProps {
  readonly table: RoundTableData
  readonly round: SheetRound
  /** Of the portal, as phones reach it. */
  readonly address: string
}

function Slip({ table, round, address }: SlipProps) {
  const t = useTranslations('rounds')
  const fields = useTranslations('rounds.slip')
  const seats = useTranslations('seat')
  const locale = useLocale()
  const { sport } = round.stage.event
  const { columns, lines = 1 } = plugOf(sport)?.slip ?? onePlace
  const perSide = table.sides.length > 2
  const rows = perSide
    ? table.sides.map(side => [seatWord(seats, sport, table, side), entryText(side, locale)].filter(Boolean).join(' '))
    : table.boards.length > 0
      ? table.boards
      : Array.from({ length: lines }, (_, at) => `${at + 1}`)
  return (
    <li className="slip border border-rule-strong p-3">
      <p className="flex justify-between gap-4 font-medium">
        <span>{t('slipTable', { table: `${table.section}${table.label}` })}</span>
        <span>{t('roundAt', { round: round.number })}</span>
      </p>
      <p>{tableText(seats, sport, table, locale)}</p>
      <table className="slip-grid mt-2 w-full">
        <thead>
          <tr>
            <th scope="col">{fields(perSide ? 'player' : table.boards.length > 0 ? 'board' : 'deal')}</th>
            {columns.map(head => (
              <th key={head} scope="col">
                {fields(head)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={row}>
              <th scope="row">
                {row}
                {table.boards.length > 0 ? <BoardMarks editionId={round.stage.event.edition.id} board={row} /> : null}
              </th>
              {columns.map(head => (
                <td key={head} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 flex flex-wrap gap-x-8">
        {table.sides.map(side => (
          <span key={side.id}>{fields('signature', { number: side.number })}</span>
        ))}
      </p>
      <SlipCodes table={table} address={address} />
    </li>
  )
}

/** A score slip for every table of a round, to be cut apart. */
export function TableSlips({ round, address }: Omit<SlipProps, 'table'>) {
  const t = useTranslations('rounds')
  return (
    <section aria-label={t('slips')}>
      <h2 className="mb-3 text-md">{t('slips')}</h2>
      <ol className="grid gap-4">
        {round.tables
          .filter(table => table.kind === 'match')
          .map(table => (
            <Slip key={table.id} table={table} round={round} address={address} />
          ))}
      </ol>
    </section>
  )
}
