import { PlayerPoints } from '@/features/players'
import { fromPath } from '@/lib/paths'

interface PageInput {
  readonly params: Promise<{ personId: string }>
  readonly searchParams: Promise<{ after?: string }>
}

export default async function Page({ params, searchParams }: PageInput) {
  const [{ personId }, { after }] = await Promise.all([params, searchParams])
  return <PlayerPoints personId={fromPath(personId)} after={after} />
}
