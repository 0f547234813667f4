import { getLocale, getTranslations } from 'next-intl/server'
import { BroughtIn } from '@/components/brought-in'
import { SportTag } from '@/components/sport-tag'
import { Cell, ColumnHead, RegisterTable, Row, RowHead } from '@/components/ui/table'
import type { ResultOf } from '@/gql'
import { formatDate } from '@/lib/format/dates'
import { printPercent } from '@/lib/format/points'
import type { PlayerResultsQuery } from './players.graphql'

type Brought = NonNullable<ResultOf<typeof PlayerResultsQuery>['person']>['broughtResults']

/** What a player reached before the switch, as the earlier system had it: apart from what was computed here. */
export async function BroughtResults({ results }: { readonly results: Brought }) {
  const [t, locale] = await Promise.all([getTranslations(), getLocale()])
  return (
    <section className="mt-10">
      <h2 className="mb-3 text-lg">{t('broughtIn.results')}</h2>
      <RegisterTable caption={t('broughtIn.results')} captionHidden label={t('broughtIn.results')} fits>
        <thead>
          <Row>
            <ColumnHead>{t('columns.event')}</ColumnHead>
            <ColumnHead numeric>{t('columns.place')}</ColumnHead>
            <ColumnHead numeric>{t('columns.result')}</ColumnHead>
          </Row>
        </thead>
        <tbody>
          {results.map(one => (
            <Row key={`${one.broughtIn.at} ${one.broughtIn.row}`}>
              <RowHead className="min-w-44">
                {one.eventName}
                <span className="flex flex-wrap gap-x-3 font-normal text-muted text-sm">
                  <SportTag sport={one.sport} />
                  <span className="figures">{formatDate(one.playedOn, locale)}</span>
                  {one.partners ? <span>{one.partners}</span> : null}
                  <BroughtIn origin={one.broughtIn} />
                </span>
              </RowHead>
              <Cell numeric>
                {one.place === null ? null : <span className="font-semibold">{one.place}</span>}
                {one.field === null ? null : <span className="text-muted"> / {one.field}</span>}
              </Cell>
              <Cell numeric>{one.percent === null ? null : printPercent(one.percent, locale)}</Cell>
            </Row>
          ))}
        </tbody>
      </RegisterTable>
    </section>
  )
}
