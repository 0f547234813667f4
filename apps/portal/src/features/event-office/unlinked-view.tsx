import { getLocale, getTranslations } from 'next-intl/server'
import { FailureNotice } from '@/components/failure-notice'
import { NotFound } from '@/components/not-found'
import { EmptyState } from '@/components/ui/empty-state'
import { PageTitle } from '@/components/ui/page-title'
import { Link } from '@/i18n/navigation'
import { inLanguage } from '@/lib/format/bilingual'
import { ask } from '@/lib/graphql/server-client'
import { paths } from '@/lib/paths'
import { UnlinkedPlayersQuery } from './link.graphql'
import { UnlinkedPlayerForm } from './unlinked-player-form'

/** The players of an event nobody has placed in the register, one after the other. */
export async function UnlinkedView({ eventId }: { readonly eventId: string }) {
  const [t, office, locale, answer] = await Promise.all([
    getTranslations('office.link'),
    getTranslations('office'),
    getLocale(),
    ask(UnlinkedPlayersQuery, { event: eventId }),
  ])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const { event, unlinkedPlayers } = answer.data
  if (!event) return <NotFound />
  const [stage] = event.stages
  return (
    <>
      <PageTitle kicker={t('title')} title={inLanguage(event.name, locale)}>
        <Link href={paths.deskOffice(event.id)} className="link">
          {office('title')}
        </Link>
        <Link href={paths.deskEvent(event.id)} className="link">
          {office('toPublishing')}
        </Link>
      </PageTitle>
      {unlinkedPlayers.total === 0 || !stage ? (
        <EmptyState title={t('noneTitle')}>{t('none')}</EmptyState>
      ) : (
        <p className="mb-4 max-w-prose text-muted">{t('unlinked', { count: unlinkedPlayers.total })}</p>
      )}
      {stage
        ? unlinkedPlayers.players.map(one => (
            <UnlinkedPlayerForm
              key={one.player.id}
              unlinked={one}
              stage={stage.id}
              organisation={event.organisation.id}
              needsReason={event.standingsStatus === 'OFFICIAL'}
            />
          ))
        : null}
    </>
  )
}
