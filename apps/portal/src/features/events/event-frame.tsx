import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { FailureNotice } from '@/components/failure-notice'
import { JsonLd } from '@/components/json-ld'
import { Notice } from '@/components/ui/notice'
import { ThingFrame } from '@/components/ui/thing-frame'
import { paths } from '@/lib/paths'
import { aboutEvent } from './about-event'
import { EventHead } from './event-head'
import { loadEventHead } from './load-events'

async function Cancelled({ reason }: { readonly reason: string | null }) {
  const t = await getTranslations('events')
  return <Notice className="mb-3">{t('cancelledBecause', { reason: reason ?? '' })}</Notice>
}

/** Head and sections around every page of an event. */
export async function EventFrame({ eventId, children }: { readonly eventId: string; readonly children: ReactNode }) {
  const [t, answer] = await Promise.all([getTranslations('events'), loadEventHead(eventId)])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const event = answer.data
  const section = (name: string) => paths.eventSection(event, name)
  const has = (part: 'hasBoards' | 'hasTables' | 'hasRounds') => event.stages.some(stage => stage[part])
  const begun = event.stages.some(stage => stage.standings)
  return (
    <>
      <JsonLd about={await aboutEvent(event)} />
      <ThingFrame
        head={<EventHead event={event} />}
        label={t('sections')}
        notice={event.cancelledAt ? <Cancelled reason={event.cancelReason} /> : undefined}
        tabs={[
          { href: paths.event(event), label: t('standings'), exact: true },
          ...(event.hasSeriesTable ? [{ href: section('series'), label: t('series') }] : []),
          ...(event.entryTerms ? [{ href: section('enter'), label: t('enter') }] : []),
          { href: section('programme'), label: t('programme') },
          { href: section('regulations'), label: t('regulations') },
          { href: section('entries'), label: t('entries') },
          ...(has('hasRounds') || !begun ? [{ href: section('pairings'), label: t('pairings') }] : []),
          ...(has('hasBoards') ? [{ href: section('boards'), label: t('boards') }] : []),
          ...(has('hasTables') ? [{ href: section('tables'), label: t('tables') }] : []),
          ...(event.stages.some(stage => stage.standings?.hasCrossTable)
            ? [{ href: section('cross-table'), label: t('crossTable') }]
            : []),
          { href: section('rulings'), label: t('rulings'), count: event.rulings.totalCount + event.appeals.length },
          { href: section('revisions'), label: t('revisions') },
          { href: section('corrections'), label: t('corrections'), count: event.corrections.length },
        ]}
      >
        {children}
      </ThingFrame>
    </>
  )
}
