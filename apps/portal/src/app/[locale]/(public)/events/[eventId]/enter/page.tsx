import { EnterView } from '@/features/own-entry'
import { fromPath } from '@/lib/paths'

export default async function Page({ params }: { readonly params: Promise<{ eventId: string }> }) {
  return <EnterView eventId={fromPath((await params).eventId)} />
}
