import { OpenDesk } from '@/features/desk-frame'
import { PoliciesView } from '@/features/policies'

export default async function Page({ searchParams }: { readonly searchParams: Promise<{ policy?: string }> }) {
  const { policy } = await searchParams
  return (
    <OpenDesk part="canOpenLists">
      <PoliciesView chosen={policy} />
    </OpenDesk>
  )
}
