import { NotFound } from '@/components/not-found'
import { settleBoard, TravellerView } from '@/features/boards'
import { idAt } from '@/lib/id-at'
import { fromPath } from '@/lib/paths'

interface PageInput {
  readonly params: Promise<{ eventId: string; board: string }>
  readonly searchParams: Promise<{
    revision?: string
    section?: string
    session?: string
    sheet?: string
    cards?: string
  }>
}

export default async function Page({ params, searchParams }: PageInput) {
  const [{ eventId, board }, { revision, section, session, sheet, cards }] = await Promise.all([params, searchParams])
  const [event, named] = [await idAt(eventId), { board: fromPath(board), section, session, sheet }]
  const at = revision ? { ...named, revision } : await settleBoard(event, named)
  if (!at) return <NotFound />
  const count = cards && /^\d{1,2}$/.test(cards) ? Number(cards) : undefined
  return <TravellerView eventId={event} at={at} cards={count} />
}
