import { RegulationsView } from '@/features/regulations'
import { fromPath } from '@/lib/paths'

export default async function Page({ params }: { readonly params: Promise<{ eventId: string }> }) {
  return <RegulationsView eventId={fromPath((await params).eventId)} />
}
