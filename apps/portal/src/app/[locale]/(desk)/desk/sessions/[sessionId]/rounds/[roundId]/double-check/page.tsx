import { DoubleCheckView } from '@/features/score-desk'
import { fromPath } from '@/lib/paths'

export default async function Page({ params }: { readonly params: Promise<{ roundId: string }> }) {
  return <DoubleCheckView roundId={fromPath((await params).roundId)} />
}
