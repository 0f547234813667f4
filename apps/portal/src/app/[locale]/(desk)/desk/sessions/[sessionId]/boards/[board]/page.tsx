import { BoardView } from '@/features/score-desk'
import { fromPath } from '@/lib/paths'

export default async function Page({ params }: { readonly params: Promise<{ sessionId: string; board: string }> }) {
  const { sessionId, board } = await params
  return <BoardView sessionId={fromPath(sessionId)} board={fromPath(board)} />
}
