import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { RegulationsView } from '@/features/regulations'
import { idAt } from '@/lib/id-at'

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('events'))('regulations'),
})

interface PageInput {
  readonly params: Promise<{ eventId: string }>
  readonly searchParams: Promise<{ version?: string }>
}

export default async function Page({ params, searchParams }: PageInput) {
  const [{ eventId }, { version }] = await Promise.all([params, searchParams])
  return <RegulationsView eventId={await idAt(eventId)} version={version} />
}
