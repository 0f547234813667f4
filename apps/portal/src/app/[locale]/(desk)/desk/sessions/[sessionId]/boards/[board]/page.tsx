import { BoardView } from '@/features/score-desk'
import { ClientMessages } from '@/i18n/client-messages'
import { fromPath } from '@/lib/paths'

export default async function Page({ params }: { readonly params: Promise<{ sessionId: string; board: string }> }) {
  const { sessionId, board } = await params
  return (
    <ClientMessages
      namespaces={['clause', 'columns', 'printed', 'ruling', 'scoreDesk', 'seat', 'sheets', 'slotRulings', 'suit']}
    >
      <BoardView sessionId={fromPath(sessionId)} board={fromPath(board)} />
    </ClientMessages>
  )
}
