import { RoundView } from '@/features/score-desk'
import { fromPath } from '@/lib/paths'

interface PageInput {
  readonly params: Promise<{ roundId: string }>
  readonly searchParams: Promise<{ slot?: string }>
}

export default async function Page({ params, searchParams }: PageInput) {
  const [{ roundId }, { slot }] = await Promise.all([params, searchParams])
  return <RoundView roundId={fromPath(roundId)} slot={slot} />
}
