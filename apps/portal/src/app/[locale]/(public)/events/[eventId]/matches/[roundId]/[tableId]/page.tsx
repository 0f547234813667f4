import { MatchView } from '@/features/rounds'
import { fromPath } from '@/lib/paths'

interface PageInput {
  readonly params: Promise<{ roundId: string; tableId: string }>
}

export default async function Page({ params }: PageInput) {
  const { roundId, tableId } = await params
  return <MatchView roundId={fromPath(roundId)} tableId={fromPath(tableId)} />
}
