import { RevisionsView } from '@/features/standings'
import { fromPath } from '@/lib/paths'

export default async function Page({ params }: { readonly params: Promise<{ eventId: string }> }) {
  return <RevisionsView eventId={fromPath((await params).eventId)} />
}
