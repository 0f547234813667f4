import { NotFound } from '@/components/not-found'
import { ScorecardView } from '@/features/scorecards'
import { idAt } from '@/lib/id-at'
import { fromPath } from '@/lib/paths'

interface PageInput {
  readonly params: Promise<{ eventId: string; entryId: string }>
  readonly searchParams: Promise<{ revision?: string }>
}

export default async function Page({ params, searchParams }: PageInput) {
  const [{ eventId, entryId }, { revision }] = await Promise.all([params, searchParams])
  if (!revision) return <NotFound />
  return <ScorecardView eventId={await idAt(eventId)} revisionId={revision} entryId={fromPath(entryId)} />
}
