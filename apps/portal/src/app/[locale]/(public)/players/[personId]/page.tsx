import { PlayerOverview } from '@/features/players'
import { idAt } from '@/lib/id-at'

export default async function Page({ params }: { readonly params: Promise<{ personId: string }> }) {
  return <PlayerOverview personId={await idAt((await params).personId)} />
}
