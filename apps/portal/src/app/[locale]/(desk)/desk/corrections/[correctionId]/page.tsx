import { ProposalView } from '@/features/correcting'
import { fromPath } from '@/lib/paths'

export default async function Page({ params }: { readonly params: Promise<{ correctionId: string }> }) {
  return <ProposalView id={fromPath((await params).correctionId)} />
}
