/** Why something was done, as it is told: in Chinese, in English, or in both. */
export interface Reasons {
  readonly reason?: string | null
  readonly reasonEn?: string | null
}

/** The same as it is kept: `reason` is that in Chinese, or the only one there is; `reasonEn` that in English. */
export interface StoredReasons {
  readonly reason: string
  readonly reasonEn: string | null
}

/** What is kept of what was told; `reason` is empty where nothing was. */
export const storedReasons = ({ reason, reasonEn }: Reasons): StoredReasons => {
  const [own, english] = [reason?.trim() ?? '', reasonEn?.trim() ?? '']
  return { reason: own || english, reasonEn: english || null }
}

/** What is kept, for the reader of each language: what was written in one alone stands for both. */
export const reasonsFor = ({ reason, reasonEn }: StoredReasons): { readonly zh: string; readonly en: string } => ({
  zh: reason,
  en: reasonEn ?? reason,
})

/** A reason that not everything has, as it is kept. */
interface PerhapsReasons {
  readonly reason: string | null
  readonly reasonEn: string | null
}

/** The same of what may have none. */
export const reasonsIfAny = ({ reason, reasonEn }: PerhapsReasons): ReturnType<typeof reasonsFor> | undefined =>
  reason === null ? undefined : reasonsFor({ reason, reasonEn })

/** In one line for readers of both languages; empty without any. */
export const reasonInBoth = ({ reason, reasonEn }: PerhapsReasons): string =>
  [...new Set([reason ?? '', reasonEn ?? ''])].join(' ').trim()
