import { type DocketAddress, DocketView } from '@/features/appeals'

export default async function Page({ searchParams }: { readonly searchParams: Promise<DocketAddress> }) {
  return <DocketView at={await searchParams} />
}
