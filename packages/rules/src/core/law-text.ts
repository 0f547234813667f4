import type { Article } from './article.js'
import type { Bilingual } from './bilingual.js'
import type { LawChanges } from './law-changes.js'

/** A text that is cited by articles and is no edition: an organiser's handbook. */
export interface LawText {
  readonly id: string
  readonly issuer: Bilingual
  readonly title: Bilingual
  readonly articles: readonly Article[]
}

/** The texts a sport's rulings and scores cite, by the ids of its editions. */
export interface SportLaws {
  readonly articles: Readonly<Record<string, readonly Article[]>>
  /** The edition that took an edition's place. */
  readonly replacedBy?: Readonly<Record<string, string>>
  /** The edition whose numbers are cited for one without. */
  readonly citedFrom?: Readonly<Record<string, string>>
  /** What changed from edition to edition, in our own words. */
  readonly changes?: readonly LawChanges[]
  readonly others?: readonly LawText[]
}
