import { locales } from '@/i18n/routing'
import { MS_A_DAY } from '@/lib/format/days'

const DAYS = 180

const isContact = (text: string): boolean => /^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+|tel:\+?[\d-]+)$/.test(text)

/**
 * Whom to tell of a weakness (RFC 9116), in force for half a year from the day it is read. Nothing while the settings name nobody,
 * or nobody who can be reached.
 */
export const securityText = (contact: string | undefined, known: URL | undefined, now: Date): string | undefined => {
  const named = contact?.trim() ?? ''
  const written = /^[^\s@:]+@[^\s@]+$/.test(named) ? `mailto:${named}` : named
  if (!isContact(written)) return undefined
  const until = new Date(Math.floor(now.getTime() / MS_A_DAY) * MS_A_DAY + DAYS * MS_A_DAY)
  return [
    `Contact: ${written}`,
    `Expires: ${until.toISOString()}`,
    `Preferred-Languages: ${locales.map(locale => locale.split('-')[0]).join(', ')}`,
    ...(known ? [`Canonical: ${new URL('/.well-known/security.txt', known).href}`] : []),
    '',
  ].join('\n')
}
