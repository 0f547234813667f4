import { GradeBars } from '@/features/forecast'
import { PlayerOverview } from '@/features/players'
import { idAt } from '@/lib/id-at'

export default async function Page({ params }: { readonly params: Promise<{ personId: string }> }) {
  const personId = await idAt((await params).personId)
  return <PlayerOverview personId={personId} grades={<GradeBars personId={personId} />} />
}
