import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { EntriesView } from '@/features/standings'
import { idAt } from '@/lib/id-at'

export const generateMetadata = async (): Promise<Metadata> => ({ title: (await getTranslations('events'))('entries') })

export default async function Page({ params }: { readonly params: Promise<{ eventId: string }> }) {
  return <EntriesView eventId={await idAt((await params).eventId)} />
}
