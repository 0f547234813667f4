import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { PowersLink } from '@/components/powers-link'
import { PageTitle } from '@/components/ui/page-title'
import { Link } from '@/i18n/navigation'
import { eventAndStage } from '@/lib/format/bilingual'
import { paths } from '@/lib/paths'
import type { DeskStage } from './desk-page'

interface DeskHeadProps {
  readonly stage: DeskStage
  readonly title: string
  /** The reader may open the list of running events. */
  readonly mayOpenList: boolean
  readonly session?: { readonly id: string; readonly number: number }
  readonly actions?: ReactNode
}

/** Which event, which part of it, and the way back up. */
export function DeskHead({ stage, title, mayOpenList, session, actions }: DeskHeadProps) {
  const t = useTranslations('scoreDesk')
  const locale = useLocale()
  return (
    <PageTitle kicker={eventAndStage(stage.event, stage, locale)} title={title} actions={actions}>
      {mayOpenList ? (
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
      <Link href={paths.event(stage.event)} className="link">
        {t('publicPage')}
      </Link>
      <PowersLink href={paths.deskEventPowers(stage.event.id)} />
    </PageTitle>
  )
}
