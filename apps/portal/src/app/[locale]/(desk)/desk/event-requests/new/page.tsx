import { OpenDesk } from '@/features/desk-frame'
import { NewEventRequestView } from '@/features/event-requests'

export default function Page() {
  return (
    <OpenDesk part="canOpenEventRequests">
      <NewEventRequestView />
    </OpenDesk>
  )
}
