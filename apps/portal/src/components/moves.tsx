import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ChangesTable, Moved, type ShownChange } from '@/components/changes-table'
import { PersonName } from '@/components/person-name'
import { ChevronIcon } from '@/components/ui/icons'
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

const listOf = (change: ListChange): string => `${change.ranking.code} ${change.asOf}`

/** How many changed places of a list are shown before it has to be unfolded. */
const SHORT = 12

function ListTable({ title, changes }: { readonly title: string; readonly changes: readonly ListChange[] }) {
  const columns = useTranslations('columns')
  return (
    <RegisterTable caption={title} captionHidden label={title} fits>
      <thead>
        <Row>
          <ColumnHead>{columns('name')}</ColumnHead>
          <ColumnHead numeric>{columns('rank')}</ColumnHead>
          <ColumnHead numeric>{columns('value')}</ColumnHead>
        </Row>
      </thead>
      <tbody>
        {changes.map(change => (
          <Row key={change.person.id}>
            <RowHead>
              <PersonName person={change.person} plain />
            </RowHead>
            <Cell numeric>
              <Moved from={change.rankBefore} to={change.rankAfter} />
            </Cell>
            <Cell numeric>
              <Moved from={change.valueBefore} to={change.valueAfter} />
            </Cell>
          </Row>
        ))}
      </tbody>
    </RegisterTable>
  )
}

/** Each list that changes on its own; a long one folds behind its count. */
function ListsMoves({ lists }: { readonly lists: readonly ListChange[] }) {
  const t = useTranslations('changes')
  const locale = useLocale()
  if (lists.length === 0) return null
  const parts = [...new Set(lists.map(listOf))].map(key => lists.filter(change => listOf(change) === key))
  return (
    <section>
      <h3 className="mb-1 text-md">{t('lists', { count: lists.length })}</h3>
      {parts.map(changes => {
        const [first] = changes
        if (!first) return null
        const title = `${inLanguage(first.ranking.name, locale)} ${formatDate(first.asOf, locale)}`
        return (
          <details key={listOf(first)} open={changes.length <= SHORT} className="border-rule border-t">
            <summary className="flex min-h-11 list-none items-center gap-2 hover:bg-raised">
              <ChevronIcon
                width="0.8em"
                height="0.8em"
                className="shrink-0 text-muted transition-transform duration-150 [[open]>summary>&]:rotate-90"
              />
              {title}
              <span className="figures ml-auto text-muted text-sm">{t('places', { count: changes.length })}</span>
            </summary>
            <ListTable title={title} changes={changes} />
          </details>
        )
      })}
    </section>
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
