import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { RulingsView } from '@/features/rulings'
import { idAt } from '@/lib/id-at'

export const generateMetadata = async (): Promise<Metadata> => ({ title: (await getTranslations('events'))('rulings') })

interface PageInput {
  readonly params: Promise<{ eventId: string }>
  readonly searchParams: Promise<{ after?: string }>
}

export default async function Page({ params, searchParams }: PageInput) {
  const [{ eventId }, { after }] = await Promise.all([params, searchParams])
  return <RulingsView eventId={await idAt(eventId)} after={after} />
}
