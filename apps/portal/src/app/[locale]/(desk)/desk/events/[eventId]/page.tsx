import { PublishingView } from '@/features/publishing'
import { fromPath } from '@/lib/paths'

export default async function Page({ params }: { readonly params: Promise<{ eventId: string }> }) {
  return <PublishingView eventId={fromPath((await params).eventId)} />
}
