import { getLocale, getTranslations } from 'next-intl/server'
import { Cell, ColumnHead, RegisterTable, Row, RowHead } from '@/components/ui/table'
import type { ResultOf } from '@/gql'
import { codeText } from '@/i18n/code-text'
import { inLanguage } from '@/lib/format/bilingual'
import { printFigure, printPercent } from '@/lib/format/points'
import type { PlayFields } from './play.graphql'

export type Play = ResultOf<typeof PlayFields>
type Group = Play['groups'][number]

/** Units of a group's means, in one order in all groups. */
const unitsOf = ({ counts }: Group): readonly string[] =>
  [...new Set(counts.flatMap(({ means }) => means.map(({ unit }) => unit)))].sort()

async function GroupTable({ group }: { readonly group: Group }) {
  const [t, units, locale] = await Promise.all([getTranslations('play'), getTranslations('play.mean'), getLocale()])
  const { name, succeeds, counts } = group
  const shared = counts.some(({ share }) => share !== null)
  const means = unitsOf(group)
  const title = inLanguage(name, locale)
  return (
    <section>
      <h3 className="mb-1 text-md">{title}</h3>
      <RegisterTable caption={title} captionHidden label={title} fits className="max-sm:[&_thead_th]:whitespace-normal">
        <thead>
          <Row>
            <ColumnHead>
              <span className="sr-only">{title}</span>
            </ColumnHead>
            <ColumnHead numeric data-decides="">
              {t('count')}
            </ColumnHead>
            {shared ? (
              <ColumnHead numeric className="max-sm:hidden">
                {t('share')}
              </ColumnHead>
            ) : null}
            {succeeds ? <ColumnHead numeric>{inLanguage(succeeds, locale)}</ColumnHead> : null}
            {means.map(unit => (
              <ColumnHead key={unit} numeric>
                {codeText(units, unit)}
              </ColumnHead>
            ))}
          </Row>
        </thead>
        <tbody>
          {counts.map(({ kind, name: called, count, share, success, means: own }) => (
            <Row key={kind}>
              <RowHead className="min-w-24">{inLanguage(called, locale)}</RowHead>
              <Cell numeric data-decides="">
                {count}
              </Cell>
              {shared ? (
                <Cell numeric className="max-sm:hidden">
                  {share === null ? null : printPercent(share, locale)}
                </Cell>
              ) : null}
              {succeeds ? <Cell numeric>{success === null ? null : printPercent(success, locale)}</Cell> : null}
              {means.map(unit => {
                const mean = own.find(one => one.unit === unit)?.mean
                return (
                  <Cell key={unit} numeric>
                    {mean === undefined ? null : printFigure(mean)}
                  </Cell>
                )
              })}
            </Row>
          ))}
        </tbody>
      </RegisterTable>
    </section>
  )
}

/** What was counted of somebody's play, group by group. */
export function PlayTables({ play }: { readonly play: Play }) {
  return (
    // A column no wider than the page, or the widest table would widen it: each table scrolls within its own frame.
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-y-6">
      {play.groups.map(group => (
        <GroupTable key={group.code} group={group} />
      ))}
    </div>
  )
}
