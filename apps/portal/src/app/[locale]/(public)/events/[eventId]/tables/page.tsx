import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { TableResultsPage } from '@/features/table-results'
import { fromPath } from '@/lib/paths'

export const generateMetadata = async (): Promise<Metadata> => ({ title: (await getTranslations('events'))('tables') })

interface PageInput {
  readonly params: Promise<{ eventId: string }>
  readonly searchParams: Promise<{ stage?: string; from?: string }>
}

export default async function Page({ params, searchParams }: PageInput) {
  const [{ eventId }, { stage, from }] = await Promise.all([params, searchParams])
  return <TableResultsPage eventId={fromPath(eventId)} stage={stage} from={from} />
}
