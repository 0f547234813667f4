import { getLocale, getTranslations } from 'next-intl/server'
import { BroughtIn } from '@/components/brought-in'
import { SportTag } from '@/components/sport-tag'
import { Cell, ColumnHead, RegisterTable, Row, RowHead } from '@/components/ui/table'
import type { ResultOf } from '@/gql'
import { formatDate } from '@/lib/format/dates'
import { printFigure } from '@/lib/format/points'
import type { PlayerResultsQuery } from './players.graphql'

type Brought = NonNullable<ResultOf<typeof PlayerResultsQuery>['person']>['broughtPlaces']

/** Where a player stood on ranking lists of before the switch, as they were printed. */
export async function BroughtPlaces({ places }: { readonly places: Brought }) {
  const [t, locale] = await Promise.all([getTranslations(), getLocale()])
  return (
    <section className="mt-10">
      <h2 className="mb-3 text-lg">{t('broughtIn.places')}</h2>
      <RegisterTable caption={t('broughtIn.places')} captionHidden label={t('broughtIn.places')} fits>
        <thead>
          <Row>
            <ColumnHead>{t('broughtIn.list')}</ColumnHead>
            <ColumnHead numeric>{t('columns.place')}</ColumnHead>
            <ColumnHead numeric>{t('columns.award')}</ColumnHead>
          </Row>
        </thead>
        <tbody>
          {places.map(one => (
            <Row key={`${one.broughtIn.at} ${one.broughtIn.row}`}>
              <RowHead className="min-w-44">
                {one.listName}
                <span className="flex flex-wrap gap-x-3 font-normal text-muted text-sm">
                  <SportTag sport={one.sport} />
                  <span className="figures">{formatDate(one.asOf, locale)}</span>
                  <BroughtIn origin={one.broughtIn} />
                </span>
              </RowHead>
              <Cell numeric>
                <span className="font-semibold">{one.place}</span>
              </Cell>
              <Cell numeric>{one.value === null ? null : printFigure(one.value)}</Cell>
            </Row>
          ))}
        </tbody>
      </RegisterTable>
    </section>
  )
}
