import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { TableResultsPage } from '@/features/table-results'
import { idAt } from '@/lib/id-at'

export const generateMetadata = async (): Promise<Metadata> => ({ title: (await getTranslations('events'))('tables') })

interface PageInput {
  readonly params: Promise<{ eventId: string }>
  readonly searchParams: Promise<{ stage?: string; from?: string }>
}

export default async function Page({ params, searchParams }: PageInput) {
  const [{ eventId }, { stage, from }] = await Promise.all([params, searchParams])
  return <TableResultsPage eventId={await idAt(eventId)} stage={stage} from={from} />
}
