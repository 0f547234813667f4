import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { EntryNames, entryText } from '@/components/entry-names'
import { Cell, ColumnHead, RegisterTable, Row, RowHead } from '@/components/ui/table'
import { MovedNote } from '@/features/match-days'
import { Link } from '@/i18n/navigation'
import { printFigure } from '@/lib/format/points'
import { paths, type Slugged } from '@/lib/paths'
import { ReasonButton } from './reason-button'
import { ReasonTree } from './reason-tree'
import { seatWord } from './seat-words'
import { pointsOf, type RoundData, type RoundTableData, type SideData } from './round-data'

interface PairingTableProps {
  readonly round: RoundData
  readonly sport: string
  /** With the event, matches lead to their pages. */
  readonly event?: Slugged
  /** Draws a side another way, e.g. as a button. */
  readonly sideOf?: (side: SideData) => ReactNode
}

function Reason({ table }: { readonly table: RoundTableData }) {
  const t = useTranslations('rounds')
  const locale = useLocale()
  if (!table.because) return null
  const names = table.sides.map(side => entryText(side, locale)).join(' – ')
  return (
    <ReasonButton
      text={t('why')}
      label={t('whyOf', { names })}
      title={table.kind === 'bye' ? t('byeReason') : t('pairingReason')}
      closeLabel={t('closeSheet')}
    >
      <p className="mb-3 font-medium text-md">{names}</p>
      <ReasonTree nodes={table.because.nodes} />
    </ReasonButton>
  )
}

interface SideProps {
  readonly side: SideData
  readonly points: string | undefined
  /** What it has is for the bye. */
  readonly sitsOut: boolean
}

function Side({ side, points, sitsOut }: SideProps) {
  const t = useTranslations('rounds')
  return (
    <span className="flex flex-wrap items-baseline justify-between gap-x-3">
      <span className="flex min-w-0 gap-2">
        <span className="figures text-muted">{side.number}</span>
        <EntryNames entry={side} plain />
      </span>
      {points === undefined ? null : (
        <span className="figures font-medium">
          {sitsOut ? t('byePoints', { points: printFigure(points) }) : printFigure(points)}
        </span>
      )}
    </span>
  )
}

const Seat = ({ word }: { readonly word: string | undefined }) =>
  word ? <span className="shrink-0 text-muted text-sm">{word}</span> : null

/** What of a table is not played, and for its director why. */
function NotPlayed({ table }: { readonly table: RoundTableData }) {
  const t = useTranslations('rounds.amendment')
  const separator = useLocale() === 'en' ? ', ' : '、'
  if (table.notPlayed.length === 0) return null
  const boards = table.notPlayed.filter(Boolean)
  return (
    <span className="text-muted text-sm">
      {boards.length > 0 ? t('boardsOut', { boards: boards.join(separator) }) : t('tableOut')}{' '}
      {table.notPlayedBecause.join(separator)}
    </span>
  )
}

/** Those who sit at a table, what came of it, and what is to be said of it. */
function Sides({ round, sport, event, sideOf, table }: PairingTableProps & { readonly table: RoundTableData }) {
  const t = useTranslations('rounds')
  const seats = useTranslations('seat')
  return (
    <span className="flex flex-col gap-1 py-1">
      {table.sides.map(side => (
        <span key={side.id} className="flex items-baseline gap-2">
          <Seat word={seatWord(seats, sport, table, side)} />
          <span className="min-w-0 grow">
            {sideOf?.(side) ?? <Side side={side} points={pointsOf(table, side)} sitsOut={table.kind === 'bye'} />}
          </span>
        </span>
      ))}
      <NotPlayed table={table} />
      <MovedNote match={table} />
      {event && (table.rooms.length > 0 || table.hasLineUps) ? (
        <Link href={paths.match(event, round.id, table.id)} className="link text-sm" data-no-print="">
          {t(table.rooms.length > 0 ? 'matchPage' : 'lineUpsPage')}
        </Link>
      ) : null}
    </span>
  )
}

/** Who meets whom at which table, what came of it, and the way to the reason. */
export function PairingTable({ round, sport, event, sideOf }: PairingTableProps) {
  const t = useTranslations('rounds')
  const caption = t('roundAt', { round: round.number })
  // A movement pairs by its numbers: nobody asks why.
  const reasoned = round.tables.some(table => table.because)
  return (
    <RegisterTable caption={caption} captionHidden label={caption} fits>
      <thead>
        <Row>
          <ColumnHead>{t('table')}</ColumnHead>
          <ColumnHead>{t('sides')}</ColumnHead>
          {reasoned ? <ColumnHead data-no-print="">{t('reason')}</ColumnHead> : null}
        </Row>
      </thead>
      <tbody>
        {round.tables.map(table => (
          <Row key={table.id}>
            <RowHead className="figures whitespace-nowrap align-top">
              {table.kind === 'bye' ? t('bye') : `${table.section}${table.label}`}
              {table.group ? (
                <span className="block text-muted text-xs">{t('groupAt', { group: table.group })}</span>
              ) : null}
            </RowHead>
            <Cell>
              <Sides {...{ round, sport, event, sideOf, table }} />
            </Cell>
            {reasoned ? (
              <Cell className="whitespace-nowrap align-top" data-no-print="">
                <Reason table={table} />
              </Cell>
            ) : null}
          </Row>
        ))}
      </tbody>
    </RegisterTable>
  )
}
