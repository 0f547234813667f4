import { getLocale, getTranslations } from 'next-intl/server'
import { FailureNotice } from '@/components/failure-notice'
import { NotFound } from '@/components/not-found'
import { EmptyState } from '@/components/ui/empty-state'
import { PageTitle } from '@/components/ui/page-title'
import { Link } from '@/i18n/navigation'
import { eventAndStage } from '@/lib/format/bilingual'
import { askLive } from '@/lib/graphql/server-client'
import { paths } from '@/lib/paths'
import { SessionHandsQuery } from './hands.graphql'
import { HandsBoards, HandsFiles, HandsState } from './hands-part'

/** The hands of a session for everybody: what was committed to, and once they are open the cards and the seed. */
export async function SessionHandsView({ sessionId }: { readonly sessionId: string }) {
  const [t, locale, answer] = await Promise.all([
    getTranslations('hands'),
    getLocale(),
    askLive(SessionHandsQuery, { id: sessionId }),
  ])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const session = answer.data.playSession
  if (!session) return <NotFound />
  const { stage, hands, handsDesk } = session
  return (
    <>
      <PageTitle
        kicker={eventAndStage(stage.event, stage, locale)}
        title={t(handsDesk.walls ? 'titleOfWalls' : 'title', { session: session.number })}
      >
        <Link href={paths.event(stage.event)} className="link">
          {t('toEvent')}
        </Link>
        {handsDesk.offered && handsDesk.canManage.allowed ? (
          <Link href={paths.deskHands(session.id)} className="link">
            {t('toDesk')}
          </Link>
        ) : null}
      </PageTitle>
      {hands ? (
        <div className="flex flex-col gap-6">
          <HandsState session={session} hands={hands} />
          {hands.open ? <HandsFiles session={session} /> : null}
          {hands.open ? <HandsBoards records={hands.records} /> : null}
        </div>
      ) : (
        <EmptyState title={t('noneTitle')}>{t('none')}</EmptyState>
      )}
    </>
  )
}
