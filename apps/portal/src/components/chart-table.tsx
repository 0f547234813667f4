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

interface CountTableProps {
  readonly caption: string
  readonly heads: readonly [name: string, count: string]
  readonly rows: readonly { readonly name: string; readonly count: number }[]
}

/** A drawing of columns as a table: what each counts. */
export function CountTable({ caption, heads: [name, count], rows }: CountTableProps) {
  return (
    <ChartTable>
      <RegisterTable caption={caption} captionHidden label={caption} fits>
        <thead>
          <Row>
            <ColumnHead>{name}</ColumnHead>
            <ColumnHead numeric>{count}</ColumnHead>
          </Row>
        </thead>
        <tbody>
          {rows.map(row => (
            <Row key={row.name}>
              <RowHead className="figures">{row.name}</RowHead>
              <Cell numeric>{row.count}</Cell>
            </Row>
          ))}
        </tbody>
      </RegisterTable>
    </ChartTable>
  )
}
