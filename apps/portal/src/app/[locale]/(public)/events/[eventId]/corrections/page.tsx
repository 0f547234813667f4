import { EventCorrections } from '@/features/corrections'
import { fromPath } from '@/lib/paths'

export default async function Page({ params }: { readonly params: Promise<{ eventId: string }> }) {
  return <EventCorrections eventId={fromPath((await params).eventId)} />
}
