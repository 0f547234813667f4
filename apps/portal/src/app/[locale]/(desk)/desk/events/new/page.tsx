import { OpenDesk } from '@/features/desk-frame'
import { NewEventView } from '@/features/event-office'
import { ClientMessages } from '@/i18n/client-messages'

export default function Page() {
  return (
    <ClientMessages namespaces={['category', 'eventLife', 'office', 'registerDesk', 'sport']}>
      <OpenDesk part="canOpenNewEvent">
        <NewEventView />
      </OpenDesk>
    </ClientMessages>
  )
}
