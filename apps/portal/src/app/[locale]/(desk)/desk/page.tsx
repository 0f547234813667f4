import { DeskOverview } from '@/features/desk-frame'

export default function Page() {
  return <DeskOverview />
}
