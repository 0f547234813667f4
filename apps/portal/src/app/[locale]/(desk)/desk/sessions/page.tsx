import { ScoringView } from '@/features/score-desk'

export default function Page() {
  return <ScoringView />
}
