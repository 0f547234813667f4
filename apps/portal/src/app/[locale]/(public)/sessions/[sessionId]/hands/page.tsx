import { SessionHandsView } from '@/features/hands'
import { fromPath } from '@/lib/paths'

export default async function Page({ params }: { readonly params: Promise<{ sessionId: string }> }) {
  return <SessionHandsView sessionId={fromPath((await params).sessionId)} />
}
