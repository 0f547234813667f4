import { SessionMovementView } from '@/features/movements'
import { fromPath } from '@/lib/paths'

export default async function Page({ params }: { readonly params: Promise<{ sessionId: string }> }) {
  return <SessionMovementView sessionId={fromPath((await params).sessionId)} />
}
