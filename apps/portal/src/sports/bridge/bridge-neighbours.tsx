'use client'

import { bridgeEditionOf, type BridgeSheet } from '@paiji/rules/bridge'
import { useTranslations } from 'next-intl'
import { PrintedValue } from '@/components/printed-sheet'
import { InfoIcon } from '@/components/ui/icons'
import { Cell, ColumnHead, RegisterTable, Row, RowHead } from '@/components/ui/table'
import { printFigure } from '@/lib/format/points'
import type { NeighboursProps, NeighbourSheet } from '@/lib/sheets/sheet-editor'
import { formingTraveller, type TravellerRow } from './forming-traveller'
import { improbabilities } from './improbable'

const rowOf = (editionId: string, { slot, table, sides, sheet }: NeighbourSheet): TravellerRow[] => {
  const parsed = bridgeEditionOf(editionId)?.parseSheet(sheet)
  return parsed?.ok ? [{ key: slot, table: table ?? '', sides, sheet: parsed.value as BridgeSheet }] : []
}

/** The board's traveller as it forms, this table's line in it, and what looks improbable about that line. */
export function BridgeNeighbours({ editionId, settings, place, here, others }: NeighboursProps) {
  const t = useTranslations('bridgeDesk')
  const columns = useTranslations('columns')
  const edition = bridgeEditionOf(editionId)
  if (!edition || place.board === undefined) return null
  const own = here.sheet === undefined ? [] : rowOf(editionId, here)
  const rest = others.flatMap(other => rowOf(editionId, other))
  const [first] = own
  const hints = first ? improbabilities(edition, place.board, first.sheet, first.sides, rest) : []
  const rows = formingTraveller(edition, settings, place.board, [...own, ...rest])
  const title = t('traveller', { board: place.board })
  return (
    <section aria-label={title}>
      <ul aria-live="polite" className="mb-2 flex flex-col gap-1">
        {hints.map(hint => (
          <li key={hint} className="flex gap-2 text-sm">
            <InfoIcon className="mt-0.5 shrink-0" />
            {t(`hint.${hint}`)}
          </li>
        ))}
      </ul>
      {rows.length === 0 ? (
        <p className="text-muted text-sm">{t('noneYet')}</p>
      ) : (
        <RegisterTable caption={title} label={title}>
          <thead>
            <Row>
              <ColumnHead>{columns('table')}</ColumnHead>
              <ColumnHead numeric>{columns('ns')}</ColumnHead>
              <ColumnHead numeric>{columns('ew')}</ColumnHead>
              <ColumnHead>{t('result')}</ColumnHead>
              <ColumnHead numeric>{columns('score')}</ColumnHead>
              <ColumnHead numeric>{t('awardNs')}</ColumnHead>
              <ColumnHead numeric>{t('awardEw')}</ColumnHead>
            </Row>
          </thead>
          <tbody>
            {rows.map(row => (
              <Row key={row.key} aria-current={row.key === here.slot ? 'true' : undefined}>
                <RowHead className={row.key === here.slot ? 'figures font-medium' : 'figures'}>
                  {row.key === here.slot ? <span aria-hidden="true">▸ </span> : null}
                  {row.table}
                </RowHead>
                <Cell numeric>{row.ns}</Cell>
                <Cell numeric>{row.ew}</Cell>
                <Cell className="figures whitespace-nowrap">
                  <Printed printed={row.printed} />
                </Cell>
                <Cell numeric>{row.nsScore === undefined ? null : printFigure(String(row.nsScore))}</Cell>
                <Cell numeric>{row.nsPoints === undefined ? null : printFigure(row.nsPoints)}</Cell>
                <Cell numeric>{row.ewPoints === undefined ? null : printFigure(row.ewPoints)}</Cell>
              </Row>
            ))}
          </tbody>
        </RegisterTable>
      )}
    </section>
  )
}

function Printed({ printed }: { readonly printed: Readonly<Record<string, string>> }) {
  const columns = useTranslations('columns')
  if (printed.notPlayed) return <>{columns('notPlayed')}</>
  return (
    <span className="inline-flex gap-x-2">
      {['contract', 'declarer', 'result', 'lead', 'ns', 'ew'].map(name =>
        printed[name] === undefined ? null : (
          <span key={name}>
            <PrintedValue name={name} value={printed[name]} />
          </span>
        ),
      )}
    </span>
  )
}
