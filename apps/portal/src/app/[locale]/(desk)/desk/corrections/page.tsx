import { OpenDesk } from '@/features/desk-frame'
import { ProposalsView } from '@/features/correction-desk'

export default async function Page({ searchParams }: { readonly searchParams: Promise<{ after?: string }> }) {
  return (
    <OpenDesk part="canOpenCorrections">
      <ProposalsView after={(await searchParams).after} />
    </OpenDesk>
  )
}
