import { useTranslations } from 'next-intl'
import { FigureLink } from '@/components/ui/figure-link'
import { Cell, ColumnHead, RegisterTable, Row, RowHead } from '@/components/ui/table'
import { printDifference, printFigure } from '@/lib/format/points'
import { paths } from '@/lib/paths'
import type { Compared, ComparedPart } from './load-scorecard'

type Figure = ComparedPart['difference']

interface BesideTableProps {
  readonly compared: Compared
  readonly parts: readonly ComparedPart[]
  readonly nameOf: (part: ComparedPart) => string
  readonly revision: string
}

/** A figure as printed, and exactly where that is another number. */
const exactly = ({ printed, exact, isRounded }: Figure): string =>
  isRounded ? `${printDifference(printed)} (${printFigure(exact)})` : printDifference(printed)

interface FigureCellProps {
  readonly figure: Figure | null
  /** Where it is explained; it was made at no table where that is nowhere. */
  readonly href: string | undefined
}

function FigureCell({ figure, href }: FigureCellProps) {
  const t = useTranslations('beside')
  if (!figure) return <Cell numeric>–</Cell>
  const value = printFigure(figure.printed)
  return (
    <Cell numeric>
      {href ? (
        <FigureLink href={href} label={t('explain', { value })}>
          {value}
        </FigureLink>
      ) : (
        value
      )}
    </Cell>
  )
}

/** The same place by place, with the sums: each figure leads to how it came about. */
export function BesideTable({ compared, parts, nameOf, revision }: BesideTableProps) {
  const t = useTranslations('beside')
  const { line, beside, own, other, difference } = compared
  const explained = (entry: string, part: ComparedPart, slot: string | null) =>
    slot === null && !part.isRest && part.board !== null
      ? undefined
      : paths.explainStanding(revision, entry, slot ?? undefined)
  return (
    <RegisterTable caption={t('table')} captionHidden label={t('table')} fits>
      <thead>
        <Row>
          <ColumnHead>{t(parts.some(({ board }) => board !== null) ? 'boards' : 'rounds')}</ColumnHead>
          <ColumnHead numeric>{t('own')}</ColumnHead>
          <ColumnHead numeric>{t('other')}</ColumnHead>
          <ColumnHead numeric data-decides="">
            {t('difference')}
          </ColumnHead>
        </Row>
      </thead>
      <tbody>
        {parts.map((part, at) => (
          <Row key={at}>
            <RowHead>{nameOf(part)}</RowHead>
            <FigureCell figure={part.own} href={explained(line.entry.id, part, part.ownSlot)} />
            <FigureCell figure={part.other} href={explained(beside.entry.id, part, part.otherSlot)} />
            <Cell numeric data-decides="">
              {exactly(part.difference)}
            </Cell>
          </Row>
        ))}
        <Row>
          <RowHead>{t('sum')}</RowHead>
          <FigureCell figure={own} href={paths.explainStanding(revision, line.entry.id)} />
          <FigureCell figure={other} href={paths.explainStanding(revision, beside.entry.id)} />
          <Cell numeric data-decides="" className="font-semibold">
            {exactly(difference)}
          </Cell>
        </Row>
      </tbody>
    </RegisterTable>
  )
}
