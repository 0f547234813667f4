import { NewEventView } from '@/features/event-office'

export default function Page() {
  return <NewEventView />
}
