import { ClaimView } from '@/features/claims'
import { fromPath } from '@/lib/paths'

export default async function Page({ params }: { readonly params: Promise<{ personId: string }> }) {
  return <ClaimView personId={fromPath((await params).personId)} />
}
