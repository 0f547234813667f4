import { OpenDesk } from '@/features/desk-frame'
import { EventRequestsView } from '@/features/event-requests'
import { ClientMessages } from '@/i18n/client-messages'

export default async function Page({ searchParams }: { readonly searchParams: Promise<{ after?: string }> }) {
  return (
    <ClientMessages namespaces={['eventRequests', 'registerDesk']}>
      <OpenDesk part="canOpenEventRequests">
        <EventRequestsView after={(await searchParams).after} />
      </OpenDesk>
    </ClientMessages>
  )
}
