import { PlayerCorrections } from '@/features/players'
import { fromPath } from '@/lib/paths'

export default async function Page({ params }: { readonly params: Promise<{ personId: string }> }) {
  return <PlayerCorrections personId={fromPath((await params).personId)} />
}
