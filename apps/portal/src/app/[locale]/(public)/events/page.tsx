import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { EventList, type EventListInput } from '@/features/events'
import { paths } from '@/lib/paths'
import { alternatesHere } from '@/lib/shared-page'

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('events'))('title'),
  alternates: await alternatesHere({
    'application/atom+xml': paths.resultsFeed('official', 'atom'),
    'application/feed+json': paths.resultsFeed('official', 'json'),
  }),
})

export default async function Page({ searchParams }: { readonly searchParams: Promise<EventListInput> }) {
  return <EventList input={await searchParams} />
}
