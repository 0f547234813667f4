import { OfficeView } from '@/features/event-office'
import { fromPath } from '@/lib/paths'

export default async function Page({ params }: { readonly params: Promise<{ eventId: string }> }) {
  return <OfficeView eventId={fromPath((await params).eventId)} />
}
