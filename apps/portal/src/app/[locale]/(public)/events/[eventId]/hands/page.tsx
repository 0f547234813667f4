import { HandRecordsView } from '@/features/boards'

interface PageInput {
  readonly searchParams: Promise<{ revision?: string }>
}

export default async function Page({ searchParams }: PageInput) {
  return <HandRecordsView revision={(await searchParams).revision ?? ''} />
}
