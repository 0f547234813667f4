import { useLocale, useTranslations } from 'next-intl'
import { Moved } from '@/components/changes-table'
import { EntryNames, type EntryNamesProps } from '@/components/entry-names'
import { Cell, ColumnHead, RegisterTable, Row, RowHead } from '@/components/ui/table'
import { inLanguage } from '@/lib/format/bilingual'

export interface ShownScoreChange {
  readonly slot: string
  readonly before: string | null
  readonly after: string | null
  readonly unit: { readonly zh: string; readonly en: string }
  readonly entry: EntryNamesProps['entry'] & { readonly id: string; readonly number: string }
}

/** What each contestant had in a place, and would have. */
export function ScoreChanges({ scores }: { readonly scores: readonly ShownScoreChange[] }) {
  const t = useTranslations('ruling')
  const columns = useTranslations('columns')
  const locale = useLocale()
  if (scores.length === 0) return null
  return (
    <RegisterTable caption={t('scores')} captionHidden label={t('scores')} fits>
      <thead>
        <Row>
          <ColumnHead>{columns('names')}</ColumnHead>
          <ColumnHead numeric>{t('score')}</ColumnHead>
        </Row>
      </thead>
      <tbody>
        {scores.map(change => (
          <Row key={`${change.slot} ${change.entry.id} ${change.unit.en}`}>
            <RowHead>
              <span className="figures mr-2 font-normal text-muted text-sm">{change.entry.number}</span>
              <EntryNames entry={change.entry} plain />
            </RowHead>
            <Cell numeric>
              <Moved from={change.before} to={change.after} />{' '}
              <span className="text-muted text-sm">{inLanguage(change.unit, locale)}</span>
            </Cell>
          </Row>
        ))}
      </tbody>
    </RegisterTable>
  )
}
