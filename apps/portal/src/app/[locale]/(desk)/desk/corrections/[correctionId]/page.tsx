import { ProposalView } from '@/features/correction-desk'
import { fromPath } from '@/lib/paths'

export default async function Page({ params }: { readonly params: Promise<{ correctionId: string }> }) {
  return <ProposalView id={fromPath((await params).correctionId)} />
}
