import { OpenDesk } from '@/features/desk-frame'
import { NewRankingView } from '@/features/policies'

export default function Page() {
  return (
    <OpenDesk part="canOpenLists">
      <NewRankingView />
    </OpenDesk>
  )
}
