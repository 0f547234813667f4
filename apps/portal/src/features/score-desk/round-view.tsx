import { FailureNotice } from '@/components/failure-notice'
import { NotFound } from '@/components/not-found'
import { clockWords, RoundClock } from '@/features/rounds'
import { SheetWords } from '@/components/sheet-words'
import { askLive } from '@/lib/graphql/server-client'
import { loadDeskViewer } from './desk-viewer'
import { RoundDesk } from './round-desk'
import { DeskRoundQuery } from './score-desk.graphql'

/** Entry of one round, table after table, as it stands; from then on it lives in the browser. */
export async function RoundView({ roundId, slot }: { readonly roundId: string; readonly slot?: string }) {
  const [answer, viewer, words] = await Promise.all([
    askLive(DeskRoundQuery, { id: roundId }),
    loadDeskViewer(),
    clockWords(),
  ])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const { round } = answer.data
  if (!round) return <NotFound />
  return (
    <SheetWords sport={round.stage.event.sport}>
      <RoundDesk
        roundId={roundId}
        first={answer.data}
        viewer={viewer}
        slot={slot}
        clock={
          <RoundClock
            round={round.id}
            first={round.clock ?? null}
            extra={round.extraTime}
            words={words}
            className="min-h-11 content-center text-md"
          />
        }
      />
    </SheetWords>
  )
}
