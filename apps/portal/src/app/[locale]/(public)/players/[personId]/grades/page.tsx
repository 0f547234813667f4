import { PlayerGrades } from '@/features/grades'
import { fromPath } from '@/lib/paths'

export default async function Page({ params }: { readonly params: Promise<{ personId: string }> }) {
  return <PlayerGrades personId={fromPath((await params).personId)} />
}
