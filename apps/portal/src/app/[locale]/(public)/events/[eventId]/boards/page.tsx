import { BoardList } from '@/features/boards'
import { fromPath } from '@/lib/paths'

export default async function Page({ params }: { readonly params: Promise<{ eventId: string }> }) {
  return <BoardList eventId={fromPath((await params).eventId)} />
}
