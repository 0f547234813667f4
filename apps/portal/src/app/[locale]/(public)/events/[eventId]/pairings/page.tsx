import { PairingsView } from '@/features/rounds'
import { fromPath } from '@/lib/paths'

interface PageInput {
  readonly params: Promise<{ eventId: string }>
  readonly searchParams: Promise<{ stage?: string; round?: string }>
}

export default async function Page({ params, searchParams }: PageInput) {
  const [{ eventId }, { stage, round }] = await Promise.all([params, searchParams])
  return <PairingsView eventId={fromPath(eventId)} stage={stage} round={round} />
}
