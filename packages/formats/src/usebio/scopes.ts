import type { XmlElement } from '../xml/xml-element.js'

/** One place where boards and participants may stand. */
export interface Scope {
  readonly element: XmlElement
  readonly session: number
  readonly section: string
}

export interface EventScopes {
  /** Sections in the order of the file; a file without any has one. */
  readonly sections: readonly Scope[]
  readonly sessions: readonly { readonly number: number; readonly element: XmlElement }[]
  /** More than one section in any session: then numbers are only unique within a section. */
  readonly severalSections: boolean
}

const sectionId = (element: XmlElement, index: number): string =>
  element.attribute('SECTION_ID') ?? element.value('SECTION_ID') ?? String(index + 1)

const sectionsOf = (holder: XmlElement, session: number): readonly Scope[] => {
  const sections = holder.all('SECTION')
  if (sections.length === 0) return [{ element: holder, session, section: '1' }]
  return sections.map((element, index) => ({ element, session, section: sectionId(element, index) }))
}

/** EVENT → SESSION → SECTION, either or both of the lower levels may be absent. */
export const findScopes = (event: XmlElement): EventScopes => {
  const elements = event.all('SESSION')
  const sessions = (elements.length === 0 ? [event] : elements).map((element, index) => ({
    number: index + 1,
    element,
  }))
  const sections = sessions.flatMap(session => sectionsOf(session.element, session.number))
  return { sections, sessions, severalSections: sections.length > sessions.length }
}

export const sessionScope = (session: number): string => `s${session}`
export const sectionScope = (session: number, section: string): string => `s${session}/${section}`
/** Where a number in a section is looked up, innermost first. */
export const lookupScopes = (scope: Scope): readonly string[] => [
  sectionScope(scope.session, scope.section),
  sessionScope(scope.session),
  '',
]
