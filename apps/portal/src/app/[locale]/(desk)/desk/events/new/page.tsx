import { OpenDesk } from '@/features/desk-frame'
import { NewEventView } from '@/features/event-office'

export default function Page() {
  return (
    <OpenDesk part="canOpenNewEvent">
      <NewEventView />
    </OpenDesk>
  )
}
