import { SessionView } from '@/features/score-desk'
import { fromPath } from '@/lib/paths'

export default async function Page({ params }: { readonly params: Promise<{ sessionId: string }> }) {
  return <SessionView sessionId={fromPath((await params).sessionId)} />
}
