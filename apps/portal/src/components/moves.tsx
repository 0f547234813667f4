import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ChangesTable, Moved, type ShownChange } from '@/components/changes-table'
import { PersonName } from '@/components/person-name'
import { Cell, ColumnHead, RegisterTable, Row, RowHead } from '@/components/ui/table'
import type { ResultOf } from '@/gql'
import type { AwardChangeFields, ListChangeFields } from '@/gql/fragments'
import { inLanguage } from '@/lib/format/bilingual'
import { formatDate } from '@/lib/format/dates'

type AwardChange = ResultOf<typeof AwardChangeFields>
type ListChange = ResultOf<typeof ListChangeFields>

/** Whose place or total in the standings moves; says so when nobody's does. */
export function StandingsMoves({ standings }: { readonly standings: readonly ShownChange[] }) {
  const t = useTranslations('changes')
  const title = t('standings', { count: standings.length })
  return (
    <section>
      <h3 className="mb-1 text-md">{title}</h3>
      {standings.length > 0 ? <ChangesTable changes={standings} caption={title} plain /> : null}
    </section>
  )
}

interface MovesTableProps {
  readonly title: string
  readonly columns: readonly { readonly label: string; readonly numeric?: boolean }[]
  readonly children: ReactNode
}

/** A titled table of what moves, with a row for everyone it moves. */
function MovesTable({ title, columns, children }: MovesTableProps) {
  return (
    <section>
      <h3 className="mb-1 text-md">{title}</h3>
      <RegisterTable caption={title} captionHidden label={title} fits>
        <thead>
          <Row>
            {columns.map(({ label, numeric }) => (
              <ColumnHead key={label} numeric={numeric}>
                {label}
              </ColumnHead>
            ))}
          </Row>
        </thead>
        <tbody>{children}</tbody>
      </RegisterTable>
    </section>
  )
}

function AwardsMoves({ awards }: { readonly awards: readonly AwardChange[] }) {
  const t = useTranslations('changes')
  const columns = useTranslations('columns')
  if (awards.length === 0) return null
  return (
    <MovesTable
      title={t('awards', { count: awards.length })}
      columns={[{ label: columns('name') }, { label: columns('award'), numeric: true }]}
    >
      {awards.map(award => (
        <Row key={award.person.id}>
          <RowHead>
            <PersonName person={award.person} plain />
          </RowHead>
          <Cell numeric>
            <Moved from={award.pointsBefore} to={award.pointsAfter} />
          </Cell>
        </Row>
      ))}
    </MovesTable>
  )
}

function ListsMoves({ lists }: { readonly lists: readonly ListChange[] }) {
  const t = useTranslations('changes')
  const columns = useTranslations('columns')
  const locale = useLocale()
  if (lists.length === 0) return null
  return (
    <MovesTable
      title={t('lists', { count: lists.length })}
      columns={[
        { label: columns('name') },
        { label: t('list') },
        { label: columns('rank'), numeric: true },
        { label: columns('value'), numeric: true },
      ]}
    >
      {lists.map(change => (
        <Row key={`${change.ranking.code} ${change.asOf} ${change.person.id}`}>
          <RowHead>
            <PersonName person={change.person} plain />
          </RowHead>
          <Cell>
            {inLanguage(change.ranking.name, locale)}{' '}
            <span className="figures text-muted">{formatDate(change.asOf, locale)}</span>
          </Cell>
          <Cell numeric>
            <Moved from={change.rankBefore} to={change.rankAfter} />
          </Cell>
          <Cell numeric>
            <Moved from={change.valueBefore} to={change.valueAfter} />
          </Cell>
        </Row>
      ))}
    </MovesTable>
  )
}

interface MovesProps {
  readonly moves: {
    readonly standings: readonly ShownChange[]
    readonly awards: readonly AwardChange[]
    readonly lists: readonly ListChange[]
  }
}

/** Whose rank, points and list places move. */
export function Moves({ moves }: MovesProps) {
  return (
    <>
      <StandingsMoves standings={moves.standings} />
      <AwardsMoves awards={moves.awards} />
      <ListsMoves lists={moves.lists} />
    </>
  )
}
