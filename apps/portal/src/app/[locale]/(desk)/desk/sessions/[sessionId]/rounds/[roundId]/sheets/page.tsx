import { FilledSheetsView } from '@/features/score-desk'
import { fromPath } from '@/lib/paths'

export default async function Page({ params }: { readonly params: Promise<{ roundId: string }> }) {
  return <FilledSheetsView roundId={fromPath((await params).roundId)} />
}
