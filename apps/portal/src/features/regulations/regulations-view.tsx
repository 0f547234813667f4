import { getLocale, getTranslations } from 'next-intl/server'
import { FailureNotice } from '@/components/failure-notice'
import { Instant } from '@/components/instant'
import { NotFound } from '@/components/not-found'
import { PageFoot } from '@/components/page-foot'
import { Notice } from '@/components/ui/notice'
import { PrintButton } from '@/components/ui/print-button'
import { DocumentList } from '@/features/event-documents'
import type { ResultOf } from '@/gql'
import { Link } from '@/i18n/navigation'
import { ask } from '@/lib/graphql/server-client'
import { paths } from '@/lib/paths'
import { ConditionsDocument } from './conditions-document'
import { RegulationsQuery } from './regulations.graphql'

type Event = NonNullable<ResultOf<typeof RegulationsQuery>['event']>
type Version = Event['conditionsOfContest']['versions'][number]

/** Which version this is, since when it holds and why; that there is a newer one. */
async function VersionLine({
  event,
  shown,
  newest,
}: {
  readonly event: Event
  readonly shown: Version
  readonly newest: Version
}) {
  const t = await getTranslations('regulations')
  return (
    <>
      {shown.number === newest.number ? null : (
        <Notice tone="attention" className="mb-4">
          {t('earlier', { number: newest.number })}{' '}
          <Link href={paths.eventSection(event, 'regulations')} className="link">
            {t('toNewest')}
          </Link>
        </Notice>
      )}
      <p className="mb-4 text-muted text-sm">
        {t('version', { number: shown.number })} · {t('publishedAt')}{' '}
        <Instant at={shown.publishedAt} zone={event.timeZone} />
        {shown.afterOpening && shown.number > 1 ? ` · ${t('after')}` : ''}
        {shown.reason ? ` · ${t('reason')}${t('colon')}${shown.reason}` : ''}
      </p>
    </>
  )
}

/** Every version that was published, each with its day and reason. */
async function Versions({ event, shown }: { readonly event: Event; readonly shown: Version }) {
  const t = await getTranslations('regulations')
  const { versions } = event.conditionsOfContest
  if (versions.length < 2) return null
  return (
    <section className="mt-8" data-no-print="">
      <h2 className="mb-2 text-lg">{t('versions')}</h2>
      <ul>
        {versions.map((version, at) => (
          <li key={version.number} className="border-rule border-b py-2">
            <Link
              href={paths.eventSection(event, 'regulations', at === 0 ? {} : { version: version.number })}
              aria-current={version.number === shown.number ? 'page' : undefined}
              className="link inline-flex min-h-11 items-center lg:min-h-8"
            >
              {t('version', { number: version.number })}
            </Link>{' '}
            <span className="text-muted text-sm">
              <Instant at={version.publishedAt} zone={event.timeZone} />
              {at === 0 ? ` · ${t('newest')}` : ''}
              {version.reason ? ` · ${version.reason}` : ''}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface ViewProps {
  readonly eventId: string
  /** The number of an earlier version, as it stands in the address. */
  readonly version?: string | undefined
}

/** The conditions of contest of an event as one document, as they were published; made to be printed. */
export async function RegulationsView({ eventId, version }: ViewProps) {
  const number = version && /^\d{1,6}$/.test(version) ? Number(version) : null
  const [t, locale, answer] = await Promise.all([
    getTranslations('regulations'),
    getLocale(),
    ask(RegulationsQuery, { id: eventId, version: number }),
  ])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const { event } = answer.data
  if (!event) return <NotFound />
  const { document, versions } = event.conditionsOfContest
  const [newest] = versions
  const shown = versions.find(one => one.number === number) ?? newest
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
      {shown && newest ? (
        <VersionLine event={event} shown={shown} newest={newest} />
      ) : (
        <p className="mb-4 text-muted text-sm">{t('unpublished')}</p>
      )}
      <ConditionsDocument conditions={document} />
      <DocumentList event={event.id} title={t('documents')} />
      {shown ? <Versions event={event} shown={shown} /> : null}
      <PageFoot
        path={paths.eventSection(event, 'regulations', shown ? { version: shown.number } : {})}
        parts={[
          event.code,
          shown ? t('version', { number: shown.number }) : t('footUnpublished'),
          ...(shown ? [shown.digest.slice(0, 12)] : []),
        ]}
        locale={locale}
      />
    </article>
  )
}
