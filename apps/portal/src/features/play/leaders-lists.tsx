import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { RankCell } from '@/components/ui/rank-cell'
import { Cell, ColumnHead, RegisterTable, Row, RowHead } from '@/components/ui/table'
import { Link } from '@/i18n/navigation'
import type { ResultOf } from '@/gql'
import { inLanguage } from '@/lib/format/bilingual'
import { printFigure, printPercent } from '@/lib/format/points'
import type { LeaderListFields } from './leaders.graphql'

type List = ResultOf<typeof LeaderListFields>
export type LeaderLine = List['lines'][number]

interface ListsProps {
  readonly lists: readonly List[]
  readonly nameOf: (line: LeaderLine) => ReactNode
  /** What the figure is made of. */
  readonly doorOf: (line: LeaderLine) => string | undefined
}

function LeaderTable({ list, nameOf, doorOf }: { readonly list: List } & Omit<ListsProps, 'lists'>) {
  const t = useTranslations('play')
  const columns = useTranslations('columns')
  const locale = useLocale()
  const title = inLanguage(list.name, locale)
  const figure = (line: LeaderLine) => (list.isShare ? printPercent(line.figure, locale) : printFigure(line.figure))
  return (
    <section>
      <h3 className="mb-1 text-md">{title}</h3>
      <p className="mb-1 text-muted text-sm">{t('atLeast', { count: list.least })}</p>
      <RegisterTable caption={title} captionHidden label={title} fits>
        <thead>
          <Row>
            <ColumnHead numeric stuck>
              {columns('rank')}
            </ColumnHead>
            <ColumnHead>{t('who')}</ColumnHead>
            <ColumnHead numeric data-decides="">
              {t('figure')}
            </ColumnHead>
            <ColumnHead numeric>{t('of')}</ColumnHead>
          </Row>
        </thead>
        <tbody>
          {list.lines.map(line => {
            const door = doorOf(line)
            return (
              <Row key={line.entry?.id ?? line.person?.id}>
                <RankCell rank={line.rank} shared={line.shared} />
                <RowHead className="min-w-24">{nameOf(line)}</RowHead>
                <Cell numeric data-decides="">
                  {door ? (
                    <Link href={door} className="link">
                      {figure(line)}
                    </Link>
                  ) : (
                    figure(line)
                  )}
                </Cell>
                <Cell numeric>{t('countOf', { count: line.count, of: line.of })}</Cell>
              </Row>
            )
          })}
        </tbody>
      </RegisterTable>
    </section>
  )
}

/** The lists of those who lead, each figure leading to what it was counted from. */
export function LeadersLists({ lists, ...rest }: ListsProps) {
  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-y-6">
      {lists.map(list => (
        <LeaderTable key={list.code} list={list} {...rest} />
      ))}
    </div>
  )
}
