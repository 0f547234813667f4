import { useLocale, useTranslations } from 'next-intl'
import { EntryNames, type EntryNamesProps } from '@/components/entry-names'
import { Cell, ColumnHead, RegisterTable, Row, RowHead } from '@/components/ui/table'
import { printFigure } from '@/lib/format/points'

export interface ShownChange {
  readonly entry: EntryNamesProps['entry'] & { readonly id: string; readonly number: string }
  readonly rankBefore: number | null
  readonly rankAfter: number | null
  readonly totalBefore: string | null
  readonly totalAfter: string | null
  readonly percentBefore: string | null
  readonly percentAfter: string | null
}

const shown = (value: string | number | null): string => (value === null ? '—' : printFigure(String(value)))

/** From the old value to the new one; said in words for those who cannot see the arrow. */
export function Moved({ from, to }: { readonly from: string | number | null; readonly to: string | number | null }) {
  const t = useTranslations('changes')
  if (from === to) return <span className="figures text-muted">{shown(to)}</span>
  return (
    <span className="figures whitespace-nowrap">
      <span className="sr-only">{t('fromTo', { from: shown(from), to: shown(to) })}</span>
      <span aria-hidden="true">
        <span className="text-muted">{shown(from)} → </span>
        <strong className="font-semibold">{shown(to)}</strong>
      </span>
    </span>
  )
}

/** Who moved between two revisions. */
export function ChangesTable({
  changes,
  caption,
  plain,
}: {
  readonly changes: readonly ShownChange[]
  readonly caption: string
  readonly plain?: boolean
}) {
  const t = useTranslations('columns')
  const locale = useLocale()
  const percent = changes.some(change => change.percentAfter !== null || change.percentBefore !== null)
  return (
    <RegisterTable caption={caption} captionHidden label={caption} fits>
      <thead>
        <Row>
          <ColumnHead>{t('names')}</ColumnHead>
          <ColumnHead numeric>{t('rank')}</ColumnHead>
          <ColumnHead numeric>{t('total')}</ColumnHead>
          {percent ? <ColumnHead numeric>{t('percent')} %</ColumnHead> : null}
        </Row>
      </thead>
      <tbody lang={locale}>
        {changes.map(change => (
          <Row key={change.entry.id}>
            <RowHead>
              <span className="figures mr-2 font-normal text-muted text-sm">{change.entry.number}</span>
              <EntryNames entry={change.entry} plain={plain} />
            </RowHead>
            <Cell numeric>
              <Moved from={change.rankBefore} to={change.rankAfter} />
            </Cell>
            <Cell numeric>
              <Moved from={change.totalBefore} to={change.totalAfter} />
            </Cell>
            {percent ? (
              <Cell numeric>
                <Moved from={change.percentBefore} to={change.percentAfter} />
              </Cell>
            ) : null}
          </Row>
        ))}
      </tbody>
    </RegisterTable>
  )
}
