import { DeskOverview } from '@/features/desk'

export default function Page() {
  return <DeskOverview />
}
