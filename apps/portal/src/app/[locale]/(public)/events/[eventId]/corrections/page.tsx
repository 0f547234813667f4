import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { EventCorrections } from '@/features/corrections'
import { idAt } from '@/lib/id-at'

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('events'))('corrections'),
})

export default async function Page({ params }: { readonly params: Promise<{ eventId: string }> }) {
  return <EventCorrections eventId={await idAt((await params).eventId)} />
}
