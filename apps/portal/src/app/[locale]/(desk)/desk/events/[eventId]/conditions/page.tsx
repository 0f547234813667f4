import { ConditionsDeskView } from '@/features/regulations'
import { fromPath } from '@/lib/paths'

export default async function Page({ params }: { readonly params: Promise<{ eventId: string }> }) {
  return <ConditionsDeskView eventId={fromPath((await params).eventId)} />
}
