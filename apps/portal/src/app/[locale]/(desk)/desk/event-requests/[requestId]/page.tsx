import { EventRequestView } from '@/features/event-requests'
import { ClientMessages } from '@/i18n/client-messages'
import { fromPath } from '@/lib/paths'

export default async function Page({ params }: { readonly params: Promise<{ requestId: string }> }) {
  return (
    <ClientMessages namespaces={['category', 'eventRequests', 'office', 'registerDesk', 'sport']}>
      <EventRequestView requestId={fromPath((await params).requestId)} />
    </ClientMessages>
  )
}
