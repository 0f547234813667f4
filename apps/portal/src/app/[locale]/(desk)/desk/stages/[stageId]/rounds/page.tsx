import { DirectorView } from '@/features/rounds'
import { fromPath } from '@/lib/paths'

export default async function Page({ params }: { readonly params: Promise<{ stageId: string }> }) {
  return <DirectorView stageId={fromPath((await params).stageId)} />
}
