import { PlayerHistory } from '@/features/players'
import { fromPath } from '@/lib/paths'

export default async function Page({ params }: { readonly params: Promise<{ personId: string }> }) {
  return <PlayerHistory personId={fromPath((await params).personId)} />
}
