import { RulingsView } from '@/features/rulings'
import { fromPath } from '@/lib/paths'

export default async function Page({ params }: { readonly params: Promise<{ eventId: string }> }) {
  return <RulingsView eventId={fromPath((await params).eventId)} />
}
