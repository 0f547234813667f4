import type { PublicationLevel } from '../../core/procedure.js'
import { type NamedPerson, redactText } from './redact-text.js'

/** A decided case as its file has it. */
export interface CaseSource {
  readonly number: string
  readonly headnote: string
  readonly findings: string
  readonly reasoning: string
  readonly orders: readonly string[]
  readonly dissents: readonly string[]
  readonly errata: readonly string[]
  /** What the director found and decided. */
  readonly ruling?: { readonly facts: string; readonly decision: string; readonly article: string }
  /** What each side and the director said, in the order it came. */
  readonly contentions?: readonly { readonly side: NamedPerson['role']; readonly text: string }[]
  readonly people: readonly NamedPerson[]
}

/** What of it is published. */
export interface PublishedCase {
  readonly number: string
  readonly level: Exclude<PublicationLevel, 'sealed'>
  readonly headnote: string
  readonly findings?: string
  readonly reasoning?: string
  readonly orders: readonly string[]
  readonly dissents: readonly string[]
  readonly errata: readonly string[]
  readonly ruling?: CaseSource['ruling']
  readonly contentions: NonNullable<CaseSource['contentions']>
  /** Role and, at the level of names, the name of everybody of age. */
  readonly people: readonly { readonly role: NamedPerson['role']; readonly names?: readonly string[] }[]
}

/** Those whose names may not stand at this level. */
const hidden = (people: readonly NamedPerson[], level: PublicationLevel): readonly NamedPerson[] =>
  level === 'names' ? people.filter(person => person.minor) : people

/**
 * The case at its level: `names` in full but for minors, `roles` without any name, `summary` the headnote alone, also
 * without names; `sealed` nothing at all.
 */
export const publishedCase = (source: CaseSource, level: PublicationLevel): PublishedCase | undefined => {
  if (level === 'sealed') return undefined
  const secret = hidden(source.people, level)
  const clean = (text: string): string => redactText(text, secret)
  const about = { number: source.number, level, headnote: clean(source.headnote) }
  if (level === 'summary') return { ...about, orders: [], dissents: [], errata: [], contentions: [], people: [] }
  const { ruling, contentions = [] } = source
  return {
    ...about,
    ...(ruling ? { ruling: { ...ruling, facts: clean(ruling.facts), decision: clean(ruling.decision) } } : {}),
    contentions: contentions.map(({ side, text }) => ({ side, text: clean(text) })),
    findings: clean(source.findings),
    reasoning: clean(source.reasoning),
    orders: source.orders.map(clean),
    dissents: source.dissents.map(clean),
    errata: source.errata.map(clean),
    people: source.people.map(person =>
      secret.includes(person)
        ? { role: person.role }
        : { role: person.role, names: person.names.map(name => name.display) },
    ),
  }
}
