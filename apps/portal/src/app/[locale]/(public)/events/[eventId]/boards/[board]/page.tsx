import { notFound } from 'next/navigation'
import { TravellerView } from '@/features/boards'
import { fromPath } from '@/lib/paths'

interface PageInput {
  readonly params: Promise<{ eventId: string; board: string }>
  readonly searchParams: Promise<{ revision?: string; section?: string; session?: string }>
}

export default async function Page({ params, searchParams }: PageInput) {
  const [{ eventId, board }, { revision, section, session }] = await Promise.all([params, searchParams])
  if (!revision) notFound()
  return <TravellerView eventId={fromPath(eventId)} at={{ revision, board: fromPath(board), section, session }} />
}
