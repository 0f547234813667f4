import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Cell, ColumnHead, RegisterTable, Row, RowHead } from '@/components/ui/table'
import { codeText } from '@/i18n/code-text'
import type { LadderLine } from './ladder-lines'
import { seatLetters } from './seat-letters'
import { useGuandanTerm, useLevelText } from './use-guandan-term'

const places = ['first', 'second', 'third', 'last'] as const

interface LadderTableProps {
  readonly lines: readonly LadderLine[]
  readonly caption: string
  /** Who sat at each seat, where known. */
  readonly names?: readonly string[]
  /** What somebody may do with a line, at the desk. */
  readonly action?: (line: LadderLine) => ReactNode
}

/** What happened in a deal besides its order. */
export function LadderNote({ line }: { readonly line: LadderLine }) {
  const t = useTranslations('guandan.event')
  const sides = useTranslations('guandan.side')
  const seats = useTranslations('guandan.seat')
  const notes = [
    ...(line.extra ? [t('extra')] : []),
    ...(line.lostBy === undefined ? [] : [t('lostBy', { side: sides(line.lostBy === 0 ? '0' : '1') })]),
    ...(line.voidHand === undefined ? [] : [t('voidHand', { seat: seats(seatLetters[line.voidHand] ?? 'N') })]),
    ...line.events.filter(event => event !== 'climbed').map(event => codeText(t, event)),
  ]
  return <>{notes.join(' · ')}</>
}

/** Who went out at one place: the seat, and who sat there where it is known. */
function Finisher({ seat, names }: { readonly seat: number | undefined } & Pick<LadderTableProps, 'names'>) {
  const seats = useTranslations('guandan.seat')
  if (seat === undefined) return <Cell />
  const name = names?.[seat]
  return (
    <Cell>
      {seats(seatLetters[seat] ?? 'N')}
      {name ? <bdi className="block text-muted text-sm">{name}</bdi> : null}
    </Cell>
  )
}

/** The score sheet of the federation: each deal's finishing order, upgrade and the levels of both sides. */
export function LadderTable({ lines, caption, names, action }: LadderTableProps) {
  const t = useTranslations('guandan.sheet')
  const sides = useTranslations('guandan.side')
  const term = useGuandanTerm()
  const levelText = useLevelText()
  return (
    <RegisterTable caption={caption} captionHidden label={caption}>
      <thead>
        <Row>
          <ColumnHead numeric stuck>
            {term('deal')}
          </ColumnHead>
          <ColumnHead numeric>{t('level')}</ColumnHead>
          {places.map(place => (
            <ColumnHead key={place}>{term(place)}</ColumnHead>
          ))}
          <ColumnHead>{t('upgrade')}</ColumnHead>
          <ColumnHead numeric>{sides('0')}</ColumnHead>
          <ColumnHead numeric>{sides('1')}</ColumnHead>
          <ColumnHead>{t('note')}</ColumnHead>
          {action ? (
            <ColumnHead>
              <span className="sr-only">{t('action')}</span>
            </ColumnHead>
          ) : null}
        </Row>
      </thead>
      <tbody>
        {lines.map(line => (
          <Row key={line.number}>
            <RowHead numeric stuck>
              {line.number}
            </RowHead>
            <Cell numeric>{line.level === undefined ? null : levelText(line.level)}</Cell>
            {places.map((place, i) => (
              <Finisher key={place} seat={line.finish[i]} names={names} />
            ))}
            <Cell className="whitespace-nowrap">
              {line.winner === undefined ? null : (
                <>
                  {sides(line.winner === 0 ? '0' : '1')} <span className="figures">+{line.upgrade}</span>
                </>
              )}
            </Cell>
            <Cell numeric>{line.after ? levelText(line.after[0]) : null}</Cell>
            <Cell numeric>{line.after ? levelText(line.after[1]) : null}</Cell>
            <Cell className="min-w-24 text-muted text-sm">
              <LadderNote line={line} />
            </Cell>
            {action ? <Cell>{action(line)}</Cell> : null}
          </Row>
        ))}
      </tbody>
    </RegisterTable>
  )
}
