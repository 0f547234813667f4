import { RoundSheetView } from '@/features/rounds'
import { fromPath } from '@/lib/paths'

export default async function Page({ params }: { readonly params: Promise<{ roundId: string }> }) {
  return <RoundSheetView roundId={fromPath((await params).roundId)} />
}
