import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { EventCorrections } from '@/features/corrections'
import { fromPath } from '@/lib/paths'

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('events'))('corrections'),
})

export default async function Page({ params }: { readonly params: Promise<{ eventId: string }> }) {
  return <EventCorrections eventId={fromPath((await params).eventId)} />
}
