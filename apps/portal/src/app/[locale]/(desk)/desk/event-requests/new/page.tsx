import { OpenDesk } from '@/features/desk-frame'
import { NewEventRequestView } from '@/features/event-requests'
import { ClientMessages } from '@/i18n/client-messages'

export default function Page() {
  return (
    <ClientMessages namespaces={['category', 'eventRequests', 'office', 'sport']}>
      <OpenDesk part="canOpenEventRequests">
        <NewEventRequestView />
      </OpenDesk>
    </ClientMessages>
  )
}
