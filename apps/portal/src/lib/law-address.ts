/** What is cited: the id of a text, and the article as it is cited there. */
export interface Cited {
  readonly edition: string
  readonly article: string
}

/** What an event's own regulations are cited by: their text stands with the event. */
const OWN = 'event/regulations'

/**
 * The page of an article: the sport, the year of the text, the number as it is cited; the page itself finds what is meant.
 * Undefined for a text that stands with the event.
 */
export const lawAddress = ({ edition, article }: Cited): string | undefined => {
  const [shelf = '', name = ''] = edition.split('/')
  if (edition === OWN || !shelf || !name) return undefined
  return `${lawBookAddress(edition)}/${encodeURIComponent(article)}`
}

/** The page of a text by what it is cited by. */
export const lawBookAddress = (edition: string): string => {
  const [shelf = '', name = ''] = edition.split('/')
  const year = /\d{4}$/.exec(name)?.[0] ?? name
  return `/laws/${encodeURIComponent(shelf)}/${encodeURIComponent(year)}`
}
