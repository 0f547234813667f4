import { NotFound } from '@/components/not-found'
import { ScorecardView } from '@/features/scorecards'
import { idAt } from '@/lib/id-at'
import { fromPath } from '@/lib/paths'

interface PageInput {
  readonly params: Promise<{ eventId: string; entryId: string }>
  readonly searchParams: Promise<{ revision?: string; beside?: string }>
}

export default async function Page({ params, searchParams }: PageInput) {
  const [{ eventId, entryId }, { revision, beside }] = await Promise.all([params, searchParams])
  if (!revision) return <NotFound />
  const position = beside && /^\d{1,4}$/.test(beside) ? Number(beside) : undefined
  return (
    <ScorecardView eventId={await idAt(eventId)} revisionId={revision} entryId={fromPath(entryId)} beside={position} />
  )
}
