/** A name as it was given: the English one may be left out. */
export interface GivenNames {
  readonly nameZh: string
  readonly nameEn?: string | undefined
}

/**
 * A name as pages of both languages show it, without stray blanks: where no English one was given, the Chinese stands
 * in its place. Both are empty where no Chinese one was given.
 */
export const bothNames = ({ nameZh, nameEn }: GivenNames): { readonly nameZh: string; readonly nameEn: string } => {
  const zh = nameZh.trim()
  return { nameZh: zh, nameEn: zh && (nameEn?.trim() || zh) }
}
