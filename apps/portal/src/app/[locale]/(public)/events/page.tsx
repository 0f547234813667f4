import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { EventList, type EventListInput } from '@/features/events'

export const generateMetadata = async (): Promise<Metadata> => ({ title: (await getTranslations('events'))('title') })

export default async function Page({ searchParams }: { readonly searchParams: Promise<EventListInput> }) {
  return <EventList input={await searchParams} />
}
