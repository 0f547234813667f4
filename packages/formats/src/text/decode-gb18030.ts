interface Decoder {
  decode(bytes: Uint8Array): string
}
type DecoderMaker = new (label: string, options: { readonly fatal: boolean }) => Decoder

/** GBK and GB2312 are parts of GB18030. */
export const chineseNames: ReadonlySet<string> = new Set([
  'gb18030',
  'gbk',
  'gb2312',
  'gb_2312',
  'gb_2312-80',
  'cp936',
  'x-gbk',
])

/** The platform's decoder, where it has one for this encoding: the table is too large to carry. */
const platformDecoder = (): Decoder | undefined => {
  const { TextDecoder: make }: { readonly TextDecoder?: DecoderMaker } = globalThis as object
  try {
    return make && new make('gb18030', { fatal: true })
  } catch {
    return undefined
  }
}

/** Text in GB18030 (GBK, GB2312); undefined when it is none, or the platform cannot read it. */
export const decodeGb18030 = (bytes: Uint8Array): string | undefined => {
  try {
    return platformDecoder()?.decode(bytes)
  } catch {
    return undefined
  }
}

/** In GB2312 a Chinese character is two bytes in these ranges; punctuation stands in 0xA1–0xA9. */
const isPair = (lead: number, trail: number): boolean => lead >= 0xa1 && lead <= 0xf7 && trail >= 0xa1 && trail <= 0xfe

/**
 * Whether bytes that are not UTF-8 are Chinese rather than accented Latin letters: nearly all of them come in pairs of
 * GB2312. Latin letters with accents stand alone between plain ones.
 */
export const looksChinese = (bytes: Uint8Array): boolean => {
  let [pairs, others] = [0, 0]
  for (let i = 0; i < bytes.length; i++) {
    if ((bytes[i] as number) < 0x80) continue
    if (isPair(bytes[i] as number, bytes[i + 1] ?? 0)) {
      pairs += 1
      i += 1
    } else others += 1
  }
  return pairs > 0 && pairs >= 9 * others
}
