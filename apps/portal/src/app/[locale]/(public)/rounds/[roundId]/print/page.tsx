import { RoundSheetView } from '@/features/rounds'
import { fromPath } from '@/lib/paths'

interface PageInput {
  readonly params: Promise<{ roundId: string }>
  readonly searchParams: Promise<{ as?: string }>
}

export default async function Page({ params, searchParams }: PageInput) {
  const [{ roundId }, { as }] = await Promise.all([params, searchParams])
  return <RoundSheetView roundId={fromPath(roundId)} as={as === 'cards' || as === 'plates' ? as : 'sheet'} />
}
