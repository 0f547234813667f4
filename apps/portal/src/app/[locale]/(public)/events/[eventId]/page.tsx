import { StandingsView } from '@/features/standings'
import { idAt } from '@/lib/id-at'

interface PageInput {
  readonly params: Promise<{ eventId: string }>
  readonly searchParams: Promise<{ stage?: string; revision?: string; after?: string; card?: string }>
}

export default async function Page({ params, searchParams }: PageInput) {
  const [{ eventId }, { stage, revision, after, card }] = await Promise.all([params, searchParams])
  return <StandingsView eventId={await idAt(eventId)} stageId={stage} revisionId={revision} after={after} card={card} />
}
