'use client'

import { useTranslations } from 'next-intl'
import { Part } from '@/components/fold'
import { HistoryList } from '@/components/history-list'
import type { ResultOf } from '@/gql'
import { useLive } from '@/lib/graphql/use-live'
import { paths } from '@/lib/paths'
import { EventHistoryQuery } from './history.graphql'

interface EventHistoryProps {
  readonly event: string
  readonly after: string | null
  /** What the server asked when it made the page. */
  readonly first: ResultOf<typeof EventHistoryQuery>
}

/** Who did what to the event, its stages and its entries. */
export function EventHistory({ event, after, first }: EventHistoryProps) {
  const t = useTranslations('eventLife')
  const { data } = useLive(EventHistoryQuery, { id: event, after }, first)
  const history = data.event?.history
  if (!history) return null
  return (
    <Part title={t('history')}>
      <HistoryList history={history} hrefOf={next => paths.with(paths.deskOffice(event), { after: next })} />
    </Part>
  )
}
