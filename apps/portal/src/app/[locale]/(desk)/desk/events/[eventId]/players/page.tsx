import { UnlinkedView } from '@/features/event-office'
import { fromPath } from '@/lib/paths'

export default async function Page({ params }: { readonly params: Promise<{ eventId: string }> }) {
  return <UnlinkedView eventId={fromPath((await params).eventId)} />
}
