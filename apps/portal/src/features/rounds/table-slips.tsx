import { editionOf } from '@paiji/rules'
import { useLocale, useTranslations } from 'next-intl'
import { entryText } from '@/components/entry-names'
import { codeText } from '@/i18n/code-text'
import { seatOf } from '@/sports/plugs'
import type { Slip as SportSlip } from '@/sports/sport-plug'
import type { RoundTableData, SheetRound } from './round-data'
import { seatWord, tableText } from './seat-words'
import { SlipCodes } from './slip-codes'
import { SlipLines, SlipSides, slipOf } from './slip-grid'

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

/** How many lines a table needs that has no boards: as the conditions say, else as usual. */
const lineCount = ({ lines }: SportSlip, { conditions }: SheetRound['stage']): number => {
  const said = conditions.find(({ part, setting }) => part === 'settings' && setting.key === lines?.setting)?.value
  return typeof said === 'number' && said > 0 && said <= 40 ? said : (lines?.count ?? 1)
}

/** Who sits at a table, one by one or as sides, by seat and name. */
const useSides = (table: RoundTableData, sport: string) => {
  const seats = useTranslations('seat')
  const locale = useLocale()
  return table.sides.map(side => ({
    key: side.id,
    name: [seatWord(seats, sport, table, side), entryText(side, locale)].filter(Boolean).join(' '),
  }))
}

/** The lines of a table: its boards, the hands of a session, or its sides where there is nothing else. */
function Lines({ table, round }: Omit<SlipProps, 'address'>) {
  const { sport, edition } = round.stage.event
  const slip = slipOf(sport)
  const sides = useSides(table, sport)
  const seats = slip.perSeat ? table.sides.map((_, at) => seatOf(sport, table.sides.length, at) ?? `${at + 1}`) : []
  const boards = table.boards.filter(board => !table.notPlayed.includes(board))
  if (boards.length > 0)
    return (
      <SlipLines
        slip={slip}
        word="board"
        seats={seats}
        lines={boards.map(board => ({
          key: board,
          label: (
            <>
              {board}
              <BoardMarks editionId={edition.id} board={board} />
            </>
          ),
        }))}
      />
    )
  if (!slip.lines && sides.length > 2)
    return (
      <SlipLines slip={slip} word="player" seats={[]} lines={sides.map(({ key, name }) => ({ key, label: name }))} />
    )
  const numbers = Array.from({ length: lineCount(slip, round.stage) }, (_, at) => `${at + 1}`)
  return (
    <SlipLines
      slip={slip}
      word={slip.lines?.word ?? 'deal'}
      seats={seats}
      lines={numbers.map(number => ({ key: number, label: number }))}
    />
  )
}

function TableSlip({ table, round, address }: SlipProps) {
  const t = useTranslations('rounds')
  const fields = useTranslations('rounds.slip')
  const seats = useTranslations('seat')
  const locale = useLocale()
  const { sport } = round.stage.event
  const { perSide } = slipOf(sport)
  const sides = useSides(table, sport)
  return (
    <li className="slip border border-rule-strong p-3">
      <p className="flex justify-between gap-4 font-medium">
        <span>{t('slipTable', { table: `${table.section}${table.label}` })}</span>
        <span>{t('roundAt', { round: round.number })}</span>
      </p>
      <p>{tableText(seats, sport, table, locale)}</p>
      <Lines table={table} round={round} />
      {perSide ? (
        <SlipSides fields={perSide} sides={sides} />
      ) : (
        <p className="mt-3 flex flex-wrap gap-x-8">
          {table.sides.map(side => (
            <span key={side.id}>{fields('signature', { number: side.number })}</span>
          ))}
        </p>
      )}
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
      <ol className="grid grid-cols-1 gap-4">
        {round.tables
          .filter(table => table.kind === 'match')
          .map(table => (
            <TableSlip key={table.id} table={table} round={round} address={address} />
          ))}
      </ol>
    </section>
  )
}
