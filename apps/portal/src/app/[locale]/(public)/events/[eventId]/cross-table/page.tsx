import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { CrossTablePage } from '@/features/cross-table'
import { idAt } from '@/lib/id-at'

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('events'))('crossTable'),
})

interface PageInput {
  readonly params: Promise<{ eventId: string }>
  readonly searchParams: Promise<{ stage?: string; from?: string }>
}

export default async function Page({ params, searchParams }: PageInput) {
  const [{ eventId }, { stage, from }] = await Promise.all([params, searchParams])
  return <CrossTablePage eventId={await idAt(eventId)} stage={stage} from={from} />
}
