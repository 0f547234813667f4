import { NotFound } from '@/components/not-found'
import { getLocale, getTranslations } from 'next-intl/server'
import type { ComponentProps } from 'react'
import { FailureNotice } from '@/components/failure-notice'
import { ProblemList } from '@/components/problem-list'
import { StateMark, stateOf } from '@/components/state-mark'
import { UnlinkedNotice } from '@/components/unlinked-notice'
import { ButtonLink } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Notice } from '@/components/ui/notice'
import { PowersLink } from '@/components/powers-link'
import { PageTitle } from '@/components/ui/page-title'
import { Link } from '@/i18n/navigation'
import { inLanguage } from '@/lib/format/bilingual'
import { ask } from '@/lib/graphql/server-client'
import { paths } from '@/lib/paths'
import { PublishingQuery } from './publishing.graphql'
import { StageDesk } from './stage-desk'

interface LacksProps {
  readonly missing: ComponentProps<typeof ProblemList>['problems']
  readonly givesPoints: boolean
  /** Where the figures of the event are written. */
  readonly office: string
}

/** Why no points would be given: figures that are missing, or no policy. */
async function Lacks({ missing, givesPoints, office }: LacksProps) {
  const t = await getTranslations('publish')
  return (
    <>
      {missing.length > 0 ? (
        <Notice tone="attention" title={t('figuresMissing')} className="mb-6">
          <p>
            {t('figuresMissingHint')}{' '}
            <Link href={`${office}#figures`} className="link">
              {t('office')}
            </Link>
          </p>
          <ProblemList problems={missing} ofAct />
        </Notice>
      ) : null}
      {givesPoints ? null : (
        <Notice tone="attention" title={t('noPoints')} className="mb-6">
          <p>
            {t('noPointsHint')}{' '}
            <Link href={paths.newPolicy('points')} className="link">
              {t('makePoints')}
            </Link>
          </p>
        </Notice>
      )}
    </>
  )
}

/** Publishing an event, stage by stage, until it is official. */
export async function PublishingView({ eventId }: { readonly eventId: string }) {
  const [t, locale, answer] = await Promise.all([
    getTranslations('publish'),
    getLocale(),
    ask(PublishingQuery, { id: eventId }),
  ])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const event = answer.data.event
  if (!event) return <NotFound />
  return (
    <>
      <PageTitle
        kicker={t('title')}
        title={inLanguage(event.name, locale)}
        actions={
          event.permissions.canCorrect.allowed ? (
            <ButtonLink href={paths.deskCorrect(event.id)}>{t('correct')}</ButtonLink>
          ) : null
        }
      >
        <StateMark state={stateOf(event.standingsStatus)} />
        <Link href={paths.deskOffice(event.id)} className="link">
          {t('office')}
        </Link>
        {event.stages.map(stage => (
          <Link key={stage.id} href={paths.deskRounds(stage.id)} className="link">
            {event.stages.length > 1 ? t('roundsOf', { stage: inLanguage(stage.name, locale) }) : t('rounds')}
          </Link>
        ))}
        <Link href={paths.event(event)} className="link">
          {t('publicPage')}
        </Link>
        <PowersLink href={paths.deskEventPowers(event.id)} />
      </PageTitle>
      <UnlinkedNotice event={event.id} count={event.unlinkedCount} />
      <Lacks
        missing={answer.data.awardFigures?.missing ?? []}
        givesPoints={answer.data.givesPoints}
        office={paths.deskOffice(event.id)}
      />
      {event.stages.length === 0 ? <EmptyState title={t('noStages')} /> : null}
      <div className="flex flex-col gap-10">
        {event.stages.map(stage => (
          <StageDesk key={stage.id} stage={stage} event={event} />
        ))}
      </div>
    </>
  )
}
