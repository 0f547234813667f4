import { useLocale, useTranslations } from 'next-intl'
import { Moved } from '@/components/changes-table'
import { PersonName } from '@/components/person-name'
import { Cell, ColumnHead, RegisterTable, Row, RowHead } from '@/components/ui/table'
import { Link } from '@/i18n/navigation'
import { namesInOrder } from '@/lib/format/names'
import { printFigure } from '@/lib/format/points'
import type { Move } from './load-list-changes'

interface MovesTableProps {
  readonly caption: string
  readonly moves: readonly Move[]
  /** Where the causes of a person's change are shown. */
  readonly why: (person: string) => string
}

/** Who moved, in the API's order. A phone keeps both places, what was gained and the way to its causes. */
export function MovesTable({ caption, moves, why }: MovesTableProps) {
  const t = useTranslations()
  const locale = useLocale()
  return (
    <RegisterTable caption={caption} captionHidden label={caption} fits>
      <thead>
        <Row>
          <ColumnHead numeric>{t('columns.rank')}</ColumnHead>
          <ColumnHead>{t('columns.name')}</ColumnHead>
          <ColumnHead numeric className="max-sm:hidden">
            {t('listChanges.places')}
          </ColumnHead>
          <ColumnHead numeric className="max-sm:hidden">
            {t('listChanges.value')}
          </ColumnHead>
          <ColumnHead numeric>{t('listChanges.change')}</ColumnHead>
          <ColumnHead>{t('listChanges.why')}</ColumnHead>
        </Row>
      </thead>
      <tbody>
        {moves.map(({ person, kind, rankBefore, rankAfter, places, valueBefore, valueAfter, valueChange }) => (
          <Row key={person.id}>
            <Cell numeric>
              <Moved from={rankBefore} to={rankAfter} />
            </Cell>
            <RowHead>
              <PersonName person={person} both />
            </RowHead>
            <Cell numeric className="max-sm:hidden">
              {places === 0 ? (
                <span className="text-muted">–</span>
              ) : places === null ? (
                <span className="whitespace-nowrap text-muted">{t(`listChanges.kinds.${kind}`)}</span>
              ) : (
                <span className="figures">{printFigure(places > 0 ? `+${places}` : String(places))}</span>
              )}
            </Cell>
            <Cell numeric className="max-sm:hidden">
              <Moved from={valueBefore} to={valueAfter} />
            </Cell>
            <Cell numeric>{printFigure(valueChange)}</Cell>
            <Cell>
              <Link
                href={why(person.id)}
                className="link whitespace-nowrap"
                aria-label={t('listChanges.whyOf', { name: namesInOrder(person, locale).primary.text })}
              >
                {t('listChanges.why')}
              </Link>
            </Cell>
          </Row>
        ))}
      </tbody>
    </RegisterTable>
  )
}
