import { ProposalsView } from '@/features/correcting'

export default async function Page({ searchParams }: { readonly searchParams: Promise<{ after?: string }> }) {
  return <ProposalsView after={(await searchParams).after} />
}
