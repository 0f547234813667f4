import { getLocale, getTranslations } from 'next-intl/server'
import { ChangesTable } from '@/components/changes-table'
import { FailureNotice } from '@/components/failure-notice'
import { Instant } from '@/components/instant'
import { StateMark, stateOf } from '@/components/state-mark'
import { EmptyState } from '@/components/ui/empty-state'
import type { ResultOf } from '@/gql'
import { codeText } from '@/i18n/code-text'
import { Link } from '@/i18n/navigation'
import { inLanguage } from '@/lib/format/bilingual'
import { paths, type Slugged } from '@/lib/paths'
import { loadRevisions } from './load-standings'
import type { RevisionsQuery } from './standings.graphql'

type Stage = NonNullable<ResultOf<typeof RevisionsQuery>['event']>['stages'][number]
type Revision = Stage['revisions'][number]

interface ItemProps {
  readonly revision: Revision
  readonly event: Slugged
  readonly stageId: string
  readonly zone: string
}

async function RevisionItem({ revision, event, stageId, zone }: ItemProps) {
  const [t, causes, locale] = await Promise.all([getTranslations('standings'), getTranslations('cause'), getLocale()])
  const number = t('revision', { number: revision.number })
  return (
    <li className="border-rule border-b py-4 first:border-t">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Link href={paths.event(event, { stage: stageId, revision: revision.id })} className="figures link font-medium">
          {number}
        </Link>
        <StateMark state={stateOf(revision.status)} />
        {revision.supersededAt && revision.status !== 'SUPERSEDED' ? <StateMark state="superseded" /> : null}
        {revision.correction ? <StateMark state="corrected" /> : null}
        <span className="text-muted text-sm">{codeText(causes, revision.causeKind)}</span>
        <span className="text-muted text-sm">
          <Instant at={revision.publishedAt ?? revision.computedAt} zone={zone} />
        </span>
      </p>
      {revision.correction ? <p className="mt-1">{inLanguage(revision.correction.reasons, locale)}</p> : null}
      {revision.supersedes && revision.changes.length > 0 ? (
        <details className="mt-2">
          <summary className="link inline-block text-sm">
            {t('changesCount', { count: revision.changes.length, number: revision.supersedes.number })}
          </summary>
          <div className="mt-2">
            <ChangesTable changes={revision.changes} caption={`${t('changesTitle')} · ${number}`} />
          </div>
        </details>
      ) : null}
    </li>
  )
}

/** Every published revision, newest first, each to be opened as it was published then. */
export async function RevisionsView({ eventId }: { readonly eventId: string }) {
  const [t, locale, answer] = await Promise.all([getTranslations('standings'), getLocale(), loadRevisions(eventId)])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const event = answer.data.event
  const stages = (event?.stages ?? []).filter(stage => stage.revisions.length > 0)
  if (!event || stages.length === 0) return <EmptyState title={t('noneTitle')}>{t('none')}</EmptyState>
  return (
    <div className="flex flex-col gap-8">
      {stages.map(stage => (
        <section key={stage.id}>
          <h2 className={stages.length > 1 ? 'mb-2 text-md' : 'sr-only'}>{inLanguage(stage.name, locale)}</h2>
          <ol>
            {stage.revisions.map(revision => (
              <RevisionItem
                key={revision.id}
                revision={revision}
                event={event}
                stageId={stage.id}
                zone={event.timeZone}
              />
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}
