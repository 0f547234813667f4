import { NotFound } from '@/components/not-found'
import { getTranslations } from 'next-intl/server'
import { FailureNotice } from '@/components/failure-notice'
import { ButtonLink } from '@/components/ui/button'
import { paths } from '@/lib/paths'
import { DeskHead } from './desk-head'
import { DoubleCheck } from './double-check'
import { loadRound } from './load-desk'

/** The results of a round beside the paper, read by somebody else than whoever entered them. */
export async function DoubleCheckView({ roundId }: { readonly roundId: string }) {
  const [t, answer] = await Promise.all([getTranslations('scoreDesk'), loadRound(roundId)])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const page = answer.data
  if (!page) return <NotFound />
  const { stage, place, slots, sessionId, number, sessionNumber } = page
  return (
    <>
      <DeskHead
        stage={stage}
        title={`${t('doubleCheck')} · ${t('roundAt', { round: number })}`}
        session={{ id: sessionId, number: sessionNumber }}
        actions={<ButtonLink href={paths.scoringRound(sessionId, page.roundId)}>{t('toEntry')}</ButtonLink>}
      />
      <DoubleCheck place={place} roundId={page.roundId} slots={slots} />
    </>
  )
}
