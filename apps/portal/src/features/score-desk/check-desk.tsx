'use client'

import { useLocale, useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button'
import type { ResultOf } from '@/gql'
import { LivePage, useLive } from '@/lib/graphql/use-live'
import { paths } from '@/lib/paths'
import { DeskHead } from './desk-head'
import { placeOf, slotsOfRound } from './desk-page'
import { DoubleCheck } from './double-check'
import { DeskRoundQuery } from './score-desk.graphql'

interface CheckDeskProps {
  readonly roundId: string
  /** What the server asked when it made the page. */
  readonly first: ResultOf<typeof DeskRoundQuery>
  readonly mayOpenList: boolean
}

/** The results of a round to be compared with the paper. */
export function CheckDesk({ roundId, first, mayOpenList }: CheckDeskProps) {
  const t = useTranslations('scoreDesk')
  const locale = useLocale()
  const { data, again } = useLive(DeskRoundQuery, { id: roundId }, first)
  const { round } = data
  if (!round) return null
  const { stage, session } = round
  return (
    <LivePage again={again}>
      <DeskHead
        stage={stage}
        title={`${t('doubleCheck')} · ${t('roundAt', { round: round.number })}`}
        mayOpenList={mayOpenList}
        session={session}
        actions={<ButtonLink href={paths.scoringRound(session.id, round.id)}>{t('toEntry')}</ButtonLink>}
      />
      <DoubleCheck place={placeOf(stage, session.id)} roundId={round.id} slots={slotsOfRound(round, locale)} />
    </LivePage>
  )
}
