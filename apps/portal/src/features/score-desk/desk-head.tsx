import { getLocale, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { PageTitle } from '@/components/ui/page-title'
import { loadViewer } from '@/features/account'
import { Link } from '@/i18n/navigation'
import { eventAndStage } from '@/lib/format/bilingual'
import { paths } from '@/lib/paths'
import type { DeskStage } from './load-desk'

interface DeskHeadProps {
  readonly stage: DeskStage
  readonly title: string
  readonly session?: { readonly id: string; readonly number: number }
  readonly actions?: ReactNode
}

/** Which event, which part of it, and the way back up. */
export async function DeskHead({ stage, title, session, actions }: DeskHeadProps) {
  const [t, locale, viewer] = await Promise.all([getTranslations('scoreDesk'), getLocale(), loadViewer()])
  return (
    <PageTitle kicker={eventAndStage(stage.event, stage, locale)} title={title} actions={actions}>
      {viewer.ok && viewer.data.viewer.permissions.canOpenScoring.allowed ? (
        <Link href={paths.scoring} className="link">
          {t('title')}
        </Link>
      ) : null}
      {session ? (
        <Link href={paths.scoringSession(session.id)} className="link">
          {t('sessionAt', { session: session.number })}
        </Link>
      ) : null}
      {stage.event.permissions.canRun.allowed ? (
        <Link href={paths.deskRounds(stage.id)} className="link">
          {t('toRounds')}
        </Link>
      ) : null}
      <Link href={paths.event(stage.event.id)} className="link">
        {t('publicPage')}
      </Link>
    </PageTitle>
  )
}
