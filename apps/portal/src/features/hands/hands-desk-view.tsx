import { getLocale, getTranslations } from 'next-intl/server'
import { FailureNotice } from '@/components/failure-notice'
import { Part } from '@/components/fold'
import { NotFound } from '@/components/not-found'
import { Refusal } from '@/components/permitted'
import { PageTitle } from '@/components/ui/page-title'
import { Link } from '@/i18n/navigation'
import { eventAndStage } from '@/lib/format/bilingual'
import { askLive } from '@/lib/graphql/server-client'
import { paths } from '@/lib/paths'
import { AttachHandsForm, DealHandsForm } from './hands-forms'
import { SessionHandsQuery } from './hands.graphql'
import { HandsBoards, HandsFiles, HandsState } from './hands-part'

interface HandsDeskProps {
  readonly sessionId: string
  /** The cards are shown before play as well: asked for on purpose. */
  readonly showing: boolean
}

interface MakingProps {
  readonly session: string
  readonly walls: boolean
  readonly replaces: boolean
}

/** How hands, or walls, are made for a session. */
async function Making({ session, walls, replaces }: MakingProps) {
  const t = await getTranslations('hands')
  return (
    <>
      <Part title={t(walls ? 'dealWalls' : 'deal')}>
        <p className="mb-3 max-w-prose">{t(walls ? 'dealWallsHint' : 'dealHint')}</p>
        <DealHandsForm session={session} replaces={replaces} walls={walls} />
      </Part>
      {walls ? null : (
        <Part title={t('attach')}>
          <p className="mb-3 max-w-prose">{t('attachHint')}</p>
          <AttachHandsForm session={session} replaces={replaces} />
        </Part>
      )}
    </>
  )
}

/** The hands of a session for its directors: attached, dealt, taken for the dealing. */
export async function HandsDeskView({ sessionId, showing }: HandsDeskProps) {
  const [t, locale, answer] = await Promise.all([
    getTranslations('hands'),
    getLocale(),
    askLive(SessionHandsQuery, { id: sessionId }),
  ])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const session = answer.data.playSession
  if (!session?.handsDesk.offered) return <NotFound />
  const { stage, hands, handsDesk } = session
  const manages = handsDesk.canManage.allowed
  const { walls } = handsDesk
  const isShown = hands?.seen === true && (hands.open || showing)
  return (
    <>
      <PageTitle
        kicker={eventAndStage(stage.event, stage, locale)}
        title={t(walls ? 'titleOfWalls' : 'title', { session: session.number })}
      >
        <Link href={paths.deskRounds(stage.id)} className="link">
          {t('toRounds')}
        </Link>
        <Link href={paths.sessionHands(session.id)} className="link">
          {t('toPublic')}
        </Link>
      </PageTitle>
      <Refusal permission={handsDesk.canManage} />
      <div className="flex flex-col gap-8">
        {hands ? <HandsState session={session} hands={hands} /> : <p>{t(walls ? 'noWallsYet' : 'noneYet')}</p>}
        {hands?.seen ? (
          <Part title={t('take')}>
            {hands.open ? null : <p className="mb-2 max-w-prose">{t('takeHint')}</p>}
            <HandsFiles session={session} />
          </Part>
        ) : null}
        {manages ? <Making session={session.id} walls={walls} replaces={hands !== null} /> : null}
        {hands?.seen && !isShown ? (
          <p>
            <Link
              href={paths.deskHands(session.id, { cards: 'open' })}
              className="link inline-flex min-h-11 items-center"
            >
              {t('show')}
            </Link>
          </p>
        ) : null}
        {isShown ? <HandsBoards records={hands.records} /> : null}
      </div>
    </>
  )
}
