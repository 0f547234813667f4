import { useTranslations } from 'next-intl'
import { Cell, ColumnHead, RegisterTable, Row, RowHead } from '@/components/ui/table'
import type { LadderLine } from './ladder-lines'
import { LadderNote } from './ladder-table'
import { seatLetters } from './seat-letters'
import { useGuandanTerm, useLevelText } from './use-guandan-term'

interface NarrowLadderProps {
  readonly lines: readonly LadderLine[]
  readonly caption: string
}

/** The score sheet as it fits a phone: the order in one column, the levels of both sides in one, remarks beneath. */
export function NarrowLadder({ lines, caption }: NarrowLadderProps) {
  const t = useTranslations('guandan.sheet')
  const sides = useTranslations('guandan.side')
  const seats = useTranslations('guandan.seat')
  const term = useGuandanTerm()
  const levelText = useLevelText()
  return (
    <RegisterTable caption={caption} captionHidden label={caption} fits>
      <thead>
        <Row>
          <ColumnHead numeric>{term('deal')}</ColumnHead>
          <ColumnHead numeric>{t('level')}</ColumnHead>
          <ColumnHead>{t('order')}</ColumnHead>
          <ColumnHead>{t('upgrade')}</ColumnHead>
          <ColumnHead numeric>{`${sides('0')} : ${sides('1')}`}</ColumnHead>
        </Row>
      </thead>
      <tbody>
        {lines.map(line => (
          <Row key={line.number}>
            <RowHead numeric>{line.number}</RowHead>
            <Cell numeric>{line.level === undefined ? null : levelText(line.level)}</Cell>
            <Cell>
              {line.finish.map(seat => seats(seatLetters[seat] ?? 'N')).join(' ')}
              <span className="block text-muted text-sm empty:hidden">
                <LadderNote line={line} />
              </span>
            </Cell>
            <Cell>
              {line.winner === undefined ? null : (
                <>
                  {sides(line.winner === 0 ? '0' : '1')} <span className="figures">+{line.upgrade}</span>
                </>
              )}
            </Cell>
            <Cell numeric className="whitespace-nowrap">
              {line.after ? `${levelText(line.after[0])} : ${levelText(line.after[1])}` : null}
            </Cell>
          </Row>
        ))}
      </tbody>
    </RegisterTable>
  )
}
