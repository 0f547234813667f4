import { NotFound } from '@/components/not-found'
import { ScorecardView, settleCard } from '@/features/scorecards'
import { idAt } from '@/lib/id-at'
import { fromPath } from '@/lib/paths'

interface PageInput {
  readonly params: Promise<{ eventId: string; entryId: string }>
  readonly searchParams: Promise<{ revision?: string; beside?: string }>
}

export default async function Page({ params, searchParams }: PageInput) {
  const [{ eventId, entryId }, { revision, beside }] = await Promise.all([params, searchParams])
  const [event, named] = [await idAt(eventId), fromPath(entryId)]
  const at = revision ? { revision, entry: named } : await settleCard(event, named)
  if (!at) return <NotFound />
  const position = beside && /^\d{1,4}$/.test(beside) ? Number(beside) : undefined
  return <ScorecardView eventId={event} revisionId={at.revision} entryId={at.entry} beside={position} />
}
