import { procedureOfEdition } from '@paiji/rules/procedure'
import { getLocale, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { FailureNotice } from '@/components/failure-notice'
import { NotFound } from '@/components/not-found'
import { Notice } from '@/components/ui/notice'
import { PrintButton } from '@/components/ui/print-button'
import { DocumentList } from '@/features/event-documents'
import { TermsList } from '@/features/own-entry'
import { StageConditions } from '@/features/stage-settings'
import type { ResultOf } from '@/gql'
import { codeText } from '@/i18n/code-text'
import { inLanguage } from '@/lib/format/bilingual'
import { formatDateRange } from '@/lib/format/dates'
import { ask } from '@/lib/graphql/server-client'
import { RegulationsQuery } from './regulations.graphql'

type Regulated = NonNullable<ResultOf<typeof RegulationsQuery>['event']>

/** One article of the document. */
function Article({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <li className="break-inside-avoid">
      <h3 className="mb-1 font-semibold text-md">{title}</h3>
      {children}
    </li>
  )
}

async function Articles({ event }: { readonly event: Regulated }) {
  const [t, sports, categories, locale] = await Promise.all([
    getTranslations('regulations'),
    getTranslations('sport'),
    getTranslations('category'),
    getLocale(),
  ])
  const { edition } = event
  return (
    <ol className="flex list-decimal flex-col gap-6 pl-6">
      <Article title={t('event')}>
        <p>
          {inLanguage(event.name, locale)} ({event.code}) · {sports(event.sport)} ·{' '}
          {codeText(categories, event.category)}
        </p>
      </Article>
      <Article title={t('organiser')}>
        <p>{inLanguage(event.organisation.name, locale)}</p>
      </Article>
      <Article title={t('whenWhere')}>
        <p>
          {formatDateRange(event.startsOn, event.endsOn, locale)}
          {event.venue ? ` · ${event.venue}` : ''} · {t('zone', { zone: event.timeZone })}
        </p>
      </Article>
      <Article title={t('entries')}>
        {event.entryTerms ? <TermsList terms={event.entryTerms} zone={event.timeZone} /> : <p>{t('entriesAtDesk')}</p>}
      </Article>
      <Article title={t('rules')}>
        <p>{t('rulesOf', { rules: inLanguage(edition.title, locale), issuer: inLanguage(edition.issuer, locale) })}</p>
      </Article>
      <Article title={t('format')}>
        {event.stages.length === 0 ? <p>{t('formatLater')}</p> : null}
        {event.stages.map(stage => (
          <div key={stage.id}>
            <p className="font-medium">
              {stage.ordinal}. {inLanguage(stage.name, locale)}
            </p>
            <StageConditions sport={event.sport} conditions={stage.conditions} unfolded />
          </div>
        ))}
      </Article>
      <Article title={t('appeals')}>
        <p>{t('appealsBy', { procedure: inLanguage(procedureOfEdition(edition.id).title, locale) })}</p>
      </Article>
      <Article title={t('publication')}>
        <p>{t('publicationText')}</p>
      </Article>
    </ol>
  )
}

/** The conditions of contest of an event as one document, from what is on file; made to be printed. */
export async function RegulationsView({ eventId }: { readonly eventId: string }) {
  const [t, answer] = await Promise.all([getTranslations('regulations'), ask(RegulationsQuery, { id: eventId })])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const { event } = answer.data
  if (!event) return <NotFound />
  return (
    <article className="max-w-3xl">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg">{t('title')}</h2>
        <PrintButton label={t('print')} />
      </div>
      {event.cancelReason ? (
        <Notice tone="attention" title={t('cancelled')} className="mb-6">
          {event.cancelReason}
        </Notice>
      ) : null}
      <Articles event={event} />
      <DocumentList event={event.id} title={t('documents')} />
      <p className="mt-8 border-rule border-t pt-3 text-muted text-sm">{t('foot', { code: event.code })}</p>
    </article>
  )
}
