export const longestText = 500

/** Text for people: blanks squeezed, and no longer than five hundred characters. */
export const plainText = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, longestText)

/** Identifiers as written; `0`, `00` and empty mean none. */
export const identifier = (text: string | undefined): string | undefined => {
  const trimmed = plainText(text ?? '')
  return trimmed === '' || /^0+$/.test(trimmed) || trimmed.length > 64 ? undefined : trimmed
}
