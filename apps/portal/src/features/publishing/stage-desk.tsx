import { useLocale, useTranslations } from 'next-intl'
import { ChangesTable } from '@/components/changes-table'
import { Instant } from '@/components/instant'
import { StateMark, stateOf } from '@/components/state-mark'
import { inLanguage } from '@/lib/format/bilingual'
import { Link } from '@/i18n/navigation'
import { paths } from '@/lib/paths'
import type { DeskRevision, PublishingEvent, PublishingStage } from './desk-data'
import { OfficialForm } from './official-form'
import { ProfileForm } from './profile-form'
import { PublishButton } from './publish-button'

interface StageDeskProps {
  readonly stage: PublishingStage
  readonly event: PublishingEvent
}

function RevisionLine({
  revision,
  event,
  stage,
}: {
  readonly revision: DeskRevision
  readonly event: PublishingEvent
  readonly stage: string
}) {
  const t = useTranslations('standings')
  return (
    <p className="flex flex-wrap items-baseline gap-x-4">
      <StateMark state={stateOf(revision.status)} />
      <Link href={paths.event(event, { stage, revision: revision.id })} className="figures link">
        {t('revision', { number: revision.number })}
      </Link>
      <span className="text-muted">
        <Instant at={revision.officialAt ?? revision.publishedAt ?? revision.computedAt} zone={event.timeZone} />
      </span>
    </p>
  )
}

/** One stage: what is public, what is newer and waits, and the way to official. */
export function StageDesk({ stage, event }: StageDeskProps) {
  const t = useTranslations('publish')
  const locale = useLocale()
  const { standings } = stage
  const waiting = stage.provisional ?? (standings?.status === 'PROVISIONAL' ? standings : null)
  const changes = stage.provisional?.changes ?? []
  return (
    <section className="border-rule border-t pt-5">
      <h2 className="mb-3 text-lg">{inLanguage(stage.name, locale)}</h2>
      <div className="flex flex-col gap-6">
        <div>
          <h3 className="mb-1 text-md">{t('current')}</h3>
          {standings && standings.status !== 'PROVISIONAL' ? (
            <RevisionLine revision={standings} event={event} stage={stage.id} />
          ) : (
            <p className="text-muted">{t('nothingPublished')}</p>
          )}
        </div>
        {waiting ? (
          <div>
            <h3 className="mb-1 text-md">{t('waiting')}</h3>
            <RevisionLine revision={waiting} event={event} stage={stage.id} />
            {changes.length > 0 ? (
              <div className="mt-3">
                <ChangesTable changes={changes} caption={t('wouldMove')} />
              </div>
            ) : null}
            <PublishButton stage={stage.id} revision={waiting.id} permission={waiting.permissions.canPublish} />
          </div>
        ) : null}
        {standings && standings.status === 'PUBLISHED' ? (
          <OfficialForm revision={standings} suspended={stage.suspended} zone={event.timeZone} />
        ) : null}
        {stage.profiles.length > 0 ? (
          <ProfileForm stage={stage} permission={event.permissions.canChangeSettings} />
        ) : null}
      </div>
    </section>
  )
}
