import { PlayerResults } from '@/features/players'
import { idAt } from '@/lib/id-at'

interface PageInput {
  readonly params: Promise<{ personId: string }>
  readonly searchParams: Promise<{ sport?: string; after?: string }>
}

export default async function Page({ params, searchParams }: PageInput) {
  const [{ personId }, { sport, after }] = await Promise.all([params, searchParams])
  return <PlayerResults personId={await idAt(personId)} sport={sport} after={after} />
}
