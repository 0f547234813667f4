import type { ReactNode } from 'react'
import { getLocale } from 'next-intl/server'
import { FailureNotice } from '@/components/failure-notice'
import { PictureLinks } from '@/components/picture-links'
import { PersonSanctions } from '@/features/sanctions'
import { nameText } from '@/lib/format/names'
import { CurrentRankings } from './current-rankings'
import { loadPlayer } from './load-players'
import { PlayerRecords, PlayerSeasons } from './player-records'
import { PlayerResults } from './player-results'
import { PlayerTallies } from './player-tallies'

interface PlayerOverviewProps {
  readonly personId: string
  /** How far the next grades are. */
  readonly grades: ReactNode
}

/** What somebody holds today, what was won, and the newest results. */
export async function PlayerOverview({ personId, grades }: PlayerOverviewProps) {
  const answer = await loadPlayer(personId)
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const player = answer.data
  return (
    <>
      <PersonSanctions person={personId} />
      <CurrentRankings player={player} />
      <PlayerTallies tallies={player.tallies} />
      <PlayerRecords player={player} />
      {grades}
      <PlayerResults personId={personId} newest={5} />
      <PlayerSeasons player={player} />
      <PictureLinks kind="players" name={player.id} title={nameText(player, await getLocale())} />
    </>
  )
}
