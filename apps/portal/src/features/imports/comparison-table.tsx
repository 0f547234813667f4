import { useLocale, useTranslations } from 'next-intl'
import { Cell, ColumnHead, RegisterTable, Row, RowHead } from '@/components/ui/table'
import { inLanguage } from '@/lib/format/bilingual'
import { printFigure } from '@/lib/format/points'
import type { ImportSummary } from './import-data'

const shown = (value: string | null): string => (value === null ? '—' : printFigure(value))

/** Whom the register knows as it calls them in the reader's language; as the file has it beneath, where that differs. */
function ContestantName({ line: { called, names } }: { readonly line: ImportSummary['standings'][number] }) {
  const [t, locale] = [useTranslations('imports'), useLocale()]
  const name = inLanguage(called, locale)
  const plain = (text: string) => text.replaceAll(/[\s/–]/gu, '')
  return (
    <>
      <bdi>{name}</bdi>
      {plain(name) === plain(names) ? null : (
        <span className="block font-normal text-muted text-sm">{t('asInFile', { name: names })}</span>
      )}
    </>
  )
}

/** Our figures beside those the file prints, where it prints any; lines that differ say so. */
export function ComparisonTable({
  lines,
  caption,
  compared,
}: {
  readonly lines: ImportSummary['standings']
  readonly caption: string
  readonly compared: boolean
}) {
  const t = useTranslations('imports')
  const percents = lines.some(line => line.percent !== null)
  const columns = useTranslations('columns')
  return (
    <RegisterTable caption={caption} captionHidden label={caption}>
      <thead>
        <Row>
          <ColumnHead numeric stuck>
            {columns('rank')}
          </ColumnHead>
          <ColumnHead>{columns('names')}</ColumnHead>
          <ColumnHead numeric>{columns('total')}</ColumnHead>
          {percents ? <ColumnHead numeric>{columns('percent')} %</ColumnHead> : null}
          {compared ? (
            <>
              <ColumnHead numeric>{t('filePlace')}</ColumnHead>
              <ColumnHead numeric>{t('fileTotal')}</ColumnHead>
              <ColumnHead numeric>{t('filePercent')}</ColumnHead>
              <ColumnHead>{t('agrees')}</ColumnHead>
            </>
          ) : null}
        </Row>
      </thead>
      <tbody>
        {lines.map(line => (
          <Row key={`${line.group} ${line.number}`}>
            <Cell numeric stuck>
              {line.rank}
            </Cell>
            <RowHead className="min-w-40">
              <span className="figures mr-2 font-normal text-muted text-sm">{line.number}</span>
              <ContestantName line={line} />
            </RowHead>
            <Cell numeric>{printFigure(line.total)}</Cell>
            {percents ? <Cell numeric>{shown(line.percent)}</Cell> : null}
            {compared ? (
              <>
                <Cell numeric>{shown(line.publishedPlace)}</Cell>
                <Cell numeric>{shown(line.publishedTotal)}</Cell>
                <Cell numeric>{shown(line.publishedPercent)}</Cell>
                <Cell className={line.agrees === false ? 'font-medium text-seal' : 'text-muted'}>
                  {line.agrees === null ? '—' : t(line.agrees ? 'same' : 'different')}
                </Cell>
              </>
            ) : null}
          </Row>
        ))}
      </tbody>
    </RegisterTable>
  )
}
