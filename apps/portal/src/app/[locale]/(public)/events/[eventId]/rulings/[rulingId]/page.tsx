import { RulingSlip } from '@/features/rulings'
import { fromPath } from '@/lib/paths'

export default async function Page({ params }: { readonly params: Promise<{ rulingId: string }> }) {
  return <RulingSlip rulingId={fromPath((await params).rulingId)} />
}
