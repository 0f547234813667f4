import { OpenDesk } from '@/features/desk'
import { ScoringView } from '@/features/score-desk'

export default function Page() {
  return (
    <OpenDesk part="canOpenScoring">
      <ScoringView />
    </OpenDesk>
  )
}
