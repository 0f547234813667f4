/** What somebody typed about one player, taken apart. */
export interface TypedPlayer {
  readonly name: string
  /** A number of ours or of any issuer. */
  readonly number: string | undefined
}

/** `10000604`, `EBU 900001`, `李伟家 10000604`, `Ann Walker (WBF:12345)`: a code may stand before its number. */
const NUMBER = /(?:^|[\s(（])(?:[A-Za-z][A-Za-z.]{1,9}[\s:：#-]{1,2}(?=\d+[)）]?$))?(\d{2,20})[)）]?(?=\s|$)/u

const tidy = (text: string): string =>
  text
    .replace(/[()（）]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()

/** A name, a number, or both in either order. */
export const readTypedPlayer = (text: string): TypedPlayer => {
  const typed = text.normalize('NFKC').trim()
  const found = NUMBER.exec(typed)
  if (!found) return { name: tidy(typed), number: undefined }
  const rest = `${typed.slice(0, found.index)} ${typed.slice(found.index + found[0].length)}`
  return { name: tidy(rest), number: found[1] }
}
