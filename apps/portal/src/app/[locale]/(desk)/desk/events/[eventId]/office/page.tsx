import { OfficeView } from '@/features/event-office'
import { fromPath } from '@/lib/paths'

interface PageInput {
  readonly params: Promise<{ eventId: string }>
  readonly searchParams: Promise<{ after?: string }>
}

export default async function Page({ params, searchParams }: PageInput) {
  return <OfficeView eventId={fromPath((await params).eventId)} after={(await searchParams).after} />
}
