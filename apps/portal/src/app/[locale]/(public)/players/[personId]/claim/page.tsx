import { ClaimView } from '@/features/claims'
import { idAt } from '@/lib/id-at'

export default async function Page({ params }: { readonly params: Promise<{ personId: string }> }) {
  return <ClaimView personId={await idAt((await params).personId)} />
}
