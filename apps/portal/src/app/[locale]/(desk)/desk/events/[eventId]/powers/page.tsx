import { EventPowersView } from '@/features/powers'
import { fromPath } from '@/lib/paths'

export default async function Page({ params }: { readonly params: Promise<{ eventId: string }> }) {
  return <EventPowersView id={fromPath((await params).eventId)} />
}
