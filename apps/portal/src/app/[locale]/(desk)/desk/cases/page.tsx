import { OpenDesk } from '@/features/desk-frame'
import { type DocketAddress, DocketView } from '@/features/appeals'

export default async function Page({ searchParams }: { readonly searchParams: Promise<DocketAddress> }) {
  return (
    <OpenDesk part="canOpenCases">
      <DocketView at={await searchParams} />
    </OpenDesk>
  )
}
