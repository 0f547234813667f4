import { OpenDesk } from '@/features/desk'
import { ProposalsView } from '@/features/correcting'

export default async function Page({ searchParams }: { readonly searchParams: Promise<{ after?: string }> }) {
  return (
    <OpenDesk part="canOpenCorrections">
      <ProposalsView after={(await searchParams).after} />
    </OpenDesk>
  )
}
