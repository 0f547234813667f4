import { OpenDesk } from '@/features/desk-frame'
import { ScoringView } from '@/features/score-desk'

export default function Page() {
  return (
    <OpenDesk part="canOpenScoring">
      <ScoringView />
    </OpenDesk>
  )
}
