import { EntryDeskView } from '@/features/own-entry'
import { fromPath } from '@/lib/paths'

export default async function Page({ params }: { readonly params: Promise<{ eventId: string }> }) {
  return <EntryDeskView eventId={fromPath((await params).eventId)} />
}
