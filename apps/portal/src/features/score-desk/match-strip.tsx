'use client'

import { useTranslations } from 'next-intl'
import { Cell, ColumnHead, RegisterTable, Row, RowHead } from '@/components/ui/table'
import { printFigure } from '@/lib/format/points'
import { matchOf } from './match-card'
import type { DeskPlace, DeskSlot } from './model'
import type { Opened } from './use-current-slot'

interface MatchStripProps {
  readonly place: DeskPlace
  readonly slot: DeskSlot
  readonly slots: readonly DeskSlot[]
  /** What is being typed in the place counts with the rest. */
  readonly opened: Pick<Opened, 'sheet' | 'sides'>
}

/** The match as it stands while it is entered: what each board brought, the sum, the victory points. */
export function MatchStrip({ place, slot, slots, opened }: MatchStripProps) {
  const t = useTranslations('scoreDesk.match')
  if (!slots.some(other => other.whole && other.table === slot.table && other.round === slot.round)) return null
  const { sheet, sides } = opened
  const typed = slots.map(other => (other.slot === slot.slot ? { ...other, sheet, sides } : other))
  const match = matchOf(place, slot, typed)
  if (!match) return <p className="text-muted text-sm">{t('none')}</p>
  const { boards, due, sum, victoryPoints } = match
  return (
    <section aria-label={t('title')}>
      <p aria-live="polite" className="mb-2 text-sm">
        {t('boards', { count: boards.length, due })}
      </p>
      <RegisterTable caption={t('title')} label={t('title')} fits>
        <thead>
          <Row>
            <ColumnHead>{t('board')}</ColumnHead>
            {match.sides.map(side => (
              <ColumnHead key={side.id} numeric>
                {`${side.number} ${side.name}`}
              </ColumnHead>
            ))}
          </Row>
        </thead>
        <tbody>
          {boards.map(({ board, points }) => (
            <Row key={board} aria-current={board === slot.board ? 'true' : undefined}>
              <RowHead className="figures">{board}</RowHead>
              <Cell numeric>{printFigure(points[0])}</Cell>
              <Cell numeric>{printFigure(points[1])}</Cell>
            </Row>
          ))}
          <Row>
            <RowHead>{t('sum')}</RowHead>
            <Cell numeric>{printFigure(sum[0])}</Cell>
            <Cell numeric>{printFigure(sum[1])}</Cell>
          </Row>
          {victoryPoints ? (
            <Row>
              <RowHead>{t('victoryPoints')}</RowHead>
              <Cell numeric>{printFigure(victoryPoints[0])}</Cell>
              <Cell numeric>{printFigure(victoryPoints[1])}</Cell>
            </Row>
          ) : null}
        </tbody>
      </RegisterTable>
    </section>
  )
}
