export interface Bilingual {
  readonly zh: string
  readonly en: string
}

/** Every code of a sport that a person may read → its term in each language. Sentences live in the portal. */
export type Terms = Readonly<Record<string, Bilingual>>
