import { getTranslations } from 'next-intl/server'
import { Cell, ColumnHead, RegisterTable, Row, RowHead } from '@/components/ui/table'
import { printFigure } from '@/lib/format/points'
import type { Traveller } from './load-boards'

type Frequencies = Traveller['frequencies'][number]

async function FrequencyTable({ table }: { readonly table: Frequencies }) {
  const [t, columns] = await Promise.all([getTranslations('boardPage'), getTranslations('columns')])
  const valued = table.lines.some(line => line.ns || line.ew)
  const title = table.copy ? t('frequenciesOfCopy', { copy: table.copy }) : t('frequencies')
  return (
    <section className="mt-8 max-w-md">
      <h3 className="mb-1 text-md">{title}</h3>
      <p className="mb-2 text-muted text-sm">{t('compared', { actual: table.actual, expected: table.expected })}</p>
      <RegisterTable caption={title} captionHidden label={title} fits>
        <thead>
          <Row>
            <ColumnHead numeric>{t('nsScore')}</ColumnHead>
            <ColumnHead numeric>{t('count')}</ColumnHead>
            {valued ? <ColumnHead numeric>{columns('ns')}</ColumnHead> : null}
            {valued ? <ColumnHead numeric>{columns('ew')}</ColumnHead> : null}
          </Row>
        </thead>
        <tbody>
          {table.lines.map(line => (
            <Row key={line.score}>
              <RowHead numeric>{printFigure(String(line.score))}</RowHead>
              <Cell numeric>{printFigure(line.count)}</Cell>
              {valued ? <Cell numeric>{line.ns ? printFigure(line.ns) : null}</Cell> : null}
              {valued ? <Cell numeric>{line.ew ? printFigure(line.ew) : null}</Cell> : null}
            </Row>
          ))}
        </tbody>
      </RegisterTable>
    </section>
  )
}

/** How often each score of the board occurred and what it was worth; a fouled board has a table for each copy. */
export function FrequencyTables({ tables }: { readonly tables: readonly Frequencies[] }) {
  return tables
    .filter(table => table.lines.length > 0)
    .map(table => <FrequencyTable key={table.copy ?? ''} table={table} />)
}
