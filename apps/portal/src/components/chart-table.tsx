import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Cell, ColumnHead, RegisterTable, Row, RowHead } from '@/components/ui/table'

/** The figures of a drawing as a table, folded beneath it. */
export function ChartTable({ children }: { readonly children: ReactNode }) {
  const t = useTranslations('common')
  return (
    <details className="mt-1" data-no-print="">
      <summary className="link inline-block text-sm">{t('showTable')}</summary>
      <div className="mt-2 max-w-lg">{children}</div>
    </details>
  )
}

interface FiguresTableProps {
  readonly caption: string
  /** Of the names, and over each column of figures. */
  readonly heads: readonly [name: string, ...figures: string[]]
  readonly rows: readonly { readonly name: string; readonly figures: readonly ReactNode[] }[]
}

/** A drawing as a table: a row for each of its names. */
export function FiguresTable({ caption, heads: [name, ...figures], rows }: FiguresTableProps) {
  return (
    <ChartTable>
      <RegisterTable caption={caption} captionHidden label={caption} fits>
        <thead>
          <Row>
            <ColumnHead>{name}</ColumnHead>
            {figures.map((figure, at) => (
              <ColumnHead key={at} numeric>
                {figure}
              </ColumnHead>
            ))}
          </Row>
        </thead>
        <tbody>
          {rows.map(row => (
            <Row key={row.name}>
              <RowHead className="figures">{row.name}</RowHead>
              {row.figures.map((figure, at) => (
                <Cell key={at} numeric>
                  {figure}
                </Cell>
              ))}
            </Row>
          ))}
        </tbody>
      </RegisterTable>
    </ChartTable>
  )
}
