import { FailureNotice } from '@/components/failure-notice'
import { PersonSanctions } from '@/features/sanctions'
import { CurrentRankings } from './current-rankings'
import { loadPlayer } from './load-players'
import { PlayerResults } from './player-results'
import { PlayerTallies } from './player-tallies'

/** What somebody holds today, what was won, and the newest results. */
export async function PlayerOverview({ personId }: { readonly personId: string }) {
  const answer = await loadPlayer(personId)
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const player = answer.data
  return (
    <>
      <PersonSanctions person={personId} />
      <CurrentRankings player={player} />
      <PlayerTallies tallies={player.tallies} />
      <PlayerResults personId={personId} />
    </>
  )
}
