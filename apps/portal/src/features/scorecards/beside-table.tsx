import { useTranslations } from 'next-intl'
import { FigureLink } from '@/components/ui/figure-link'
import { Cell, ColumnHead, RegisterTable, Row, RowHead } from '@/components/ui/table'
import { Link } from '@/i18n/navigation'
import { printDifference, printFigure } from '@/lib/format/points'
import { paths } from '@/lib/paths'
import type { Compared, ComparedPart } from './load-scorecard'

type Figure = ComparedPart['difference']

interface BesideTableProps {
  readonly compared: Compared
  readonly parts: readonly ComparedPart[]
  readonly nameOf: (part: ComparedPart) => string
  readonly hrefOf: (part: ComparedPart) => string
  readonly revision: string
}

/** A figure as printed, and exactly where that is another number. */
const exactly = ({ printed, exact, isRounded }: Figure): string =>
  isRounded ? `${printDifference(printed)} (${printFigure(exact)})` : printDifference(printed)

/** A sum, the way to how it came about. */
function Sum({ figure, href }: { readonly figure: Figure; readonly href: string }) {
  const t = useTranslations('beside')
  const value = printFigure(figure.printed)
  return (
    <Cell numeric>
      <FigureLink href={href} label={t('explain', { value })}>
        {value}
      </FigureLink>
    </Cell>
  )
}

const printed = (figure: Figure | null): string => (figure ? printFigure(figure.printed) : '–')

/** The same place by place, each with its page, and the sums. */
export function BesideTable({ compared, parts, nameOf, hrefOf, revision }: BesideTableProps) {
  const t = useTranslations('beside')
  const { line, beside, own, other, difference } = compared
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
            <RowHead>
              <Link href={hrefOf(part)} className="link">
                {nameOf(part)}
              </Link>
            </RowHead>
            <Cell numeric>{printed(part.own)}</Cell>
            <Cell numeric>{printed(part.other)}</Cell>
            <Cell numeric data-decides="">
              {exactly(part.difference)}
            </Cell>
          </Row>
        ))}
        <Row>
          <RowHead>{t('sum')}</RowHead>
          <Sum figure={own} href={paths.explainStanding(revision, line.entry.id)} />
          <Sum figure={other} href={paths.explainStanding(revision, beside.entry.id)} />
          <Cell numeric data-decides="" className="font-semibold">
            {exactly(difference)}
          </Cell>
        </Row>
      </tbody>
    </RegisterTable>
  )
}
