import type { ResultOf } from '@/gql'
import { ask } from '@/lib/graphql/server-client'
import { SeriesQuery } from './series.graphql'

type Event = NonNullable<ResultOf<typeof SeriesQuery>['event']>
export type SeriesTableData = NonNullable<Event['seriesTable']>
export type SeriesLineData = SeriesTableData['lines'][number]

/** Lines of one page. */
export const pageLines = 100

export const loadSeries = (event: string, skip: number) => ask(SeriesQuery, { event, first: pageLines, skip })
