import { getTranslations } from 'next-intl/server'
import { CorrectionItem } from '@/components/correction-item'
import { FailureNotice } from '@/components/failure-notice'
import { EmptyState } from '@/components/ui/empty-state'
import { slugOfEvent } from '@/features/events'
import { Link } from '@/i18n/navigation'
import { ask } from '@/lib/graphql/server-client'
import { paths } from '@/lib/paths'
import { EventCorrectionsQuery } from './corrections.graphql'

/** Everything that was corrected in an event, with its reason and the two revisions. */
export async function EventCorrections({ eventId }: { readonly eventId: string }) {
  const [t, event, answer] = await Promise.all([
    getTranslations('corrections'),
    slugOfEvent(eventId),
    ask(EventCorrectionsQuery, { event: eventId }),
  ])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const corrections = answer.data.event?.corrections ?? []
  if (corrections.length === 0) return <EmptyState title={t('emptyTitle')}>{t('empty')}</EmptyState>
  return (
    <ul>
      {corrections.map(correction => (
        <li key={correction.id} className="border-rule border-b py-5 first:border-t">
          <CorrectionItem correction={correction}>
            <p className="flex flex-wrap gap-x-4 text-sm">
              {correction.revisionBefore ? (
                <Link
                  href={paths.event(event, { stage: correction.stage.id, revision: correction.revisionBefore.id })}
                  className="link"
                >
                  {t('before', { number: correction.revisionBefore.number })}
                </Link>
              ) : null}
              {correction.revisionAfter ? (
                <Link
                  href={paths.event(event, { stage: correction.stage.id, revision: correction.revisionAfter.id })}
                  className="link"
                >
                  {t('after', { number: correction.revisionAfter.number })}
                </Link>
              ) : null}
            </p>
          </CorrectionItem>
        </li>
      ))}
    </ul>
  )
}
