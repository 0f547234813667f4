import { getLocale } from 'next-intl/server'
import { inLanguage } from '@/lib/format/bilingual'
import { ownAddress } from '@/lib/own-address'
import { paths } from '@/lib/paths'
import type { EventHeadData } from './load-events'

/** An event as schema.org's `SportsEvent`, in the reader's language. */
export const aboutEvent = async (event: EventHeadData): Promise<Readonly<Record<string, unknown>>> => {
  const [locale, address] = await Promise.all([getLocale(), ownAddress()])
  const organiser = inLanguage(event.organisation.name, locale)
  const { venue, organisation } = event
  const own = venue === null || venue === organisation.name.zh || venue === organisation.name.en
  return {
    '@type': 'SportsEvent',
    name: inLanguage(event.name, locale),
    identifier: event.code,
    url: `${address}/${locale}${paths.event(event)}`,
    startDate: event.startsOn,
    endDate: event.endsOn,
    sport: event.sport,
    eventStatus: `https://schema.org/${event.cancelledAt ? 'EventCancelled' : 'EventScheduled'}`,
    location: { '@type': 'Place', name: own ? organiser : event.venue },
    organizer: {
      '@type': 'SportsOrganization',
      name: organiser,
      url: `${address}/${locale}${paths.club(event.organisation)}`,
    },
  }
}
