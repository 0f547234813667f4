import { OpenDesk } from '@/features/desk-frame'
import { EventRequestsView } from '@/features/event-requests'

export default async function Page({ searchParams }: { readonly searchParams: Promise<{ after?: string }> }) {
  return (
    <OpenDesk part="canOpenEventRequests">
      <EventRequestsView after={(await searchParams).after} />
    </OpenDesk>
  )
}
