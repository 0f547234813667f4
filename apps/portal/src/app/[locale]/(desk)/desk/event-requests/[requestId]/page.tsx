import { EventRequestView } from '@/features/event-requests'
import { fromPath } from '@/lib/paths'

export default async function Page({ params }: { readonly params: Promise<{ requestId: string }> }) {
  return <EventRequestView requestId={fromPath((await params).requestId)} />
}
