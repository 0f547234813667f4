import { type DeskGame, type GameSheet, type GuandanSettings, printAmount } from '@paiji/rules/guandan'
import { useTranslations } from 'next-intl'
import { ProblemText } from '@/components/problem-text'
import { Chip } from '@/components/ui/chip'
import { Cell, ColumnHead, RegisterTable, Row, RowHead } from '@/components/ui/table'
import type { SheetSide } from '@/lib/sheets/sheet-editor'
import { useGuandanTerm, useLevelText } from './use-guandan-term'

interface GameResultProps {
  readonly sheet: GameSheet
  readonly desk: DeskGame
  readonly settings: GuandanSettings
  readonly sides: readonly SheetSide[]
}

/** What the sheet is worth as it stands, and what is still missing. */
export function GameResult({ sheet, desk, settings, sides }: GameResultProps) {
  const t = useTranslations('guandan.editor')
  const sideNames = useTranslations('guandan.side')
  const term = useGuandanTerm()
  const levelText = useLevelText()
  const { score, report } = desk
  if (!report.ok) {
    return (
      <ul role="alert" className="border-seal border-l-2 bg-raised py-2 pl-3">
        {report.error.map((problem, i) => (
          <li key={i}>
            <ProblemText problems={[problem]} />
          </li>
        ))}
      </ul>
    )
  }
  if (!score) return null
  const { winner, decidedBy, levels } = report.value
  return (
    <section aria-live="polite">
      <h3 className="mb-2 flex flex-wrap items-baseline gap-2 text-md">
        {winner === undefined ? term(decidedBy) : t('wonBy', { side: sideNames(winner === 0 ? '0' : '1') })}
        <Chip>{term(sheet.ended)}</Chip>
        {settings.levelScore.status === 'printed' ? null : (
          <Chip title={t('tableStatusHint')}>{t('tableStatus', { status: term(settings.levelScore.status) })}</Chip>
        )}
      </h3>
      <RegisterTable caption={t('preview')} captionHidden label={t('preview')} fits>
        <thead>
          <Row>
            <ColumnHead>{t('side')}</ColumnHead>
            <ColumnHead numeric>{term('level')}</ColumnHead>
            <ColumnHead numeric>{term('matchPoint')}</ColumnHead>
            <ColumnHead numeric>{term('levelPoint')}</ColumnHead>
          </Row>
        </thead>
        <tbody>
          {([0, 1] as const).map(side => (
            <Row key={side}>
              <RowHead>
                <span className="mr-2 text-muted text-sm">{sideNames(side === 0 ? '0' : '1')}</span>
                {sides[side]?.name}
              </RowHead>
              <Cell numeric>{levelText(levels[side])}</Cell>
              <Cell numeric>{printAmount(score.matchPoints[side])}</Cell>
              <Cell numeric>{printAmount(score.levelPoints[side])}</Cell>
            </Row>
          ))}
        </tbody>
      </RegisterTable>
    </section>
  )
}
