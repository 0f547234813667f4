const chunk = 8192

/** Joins code units to text without building one argument list for the whole file. */
export class UnitWriter {
  readonly #parts: string[] = []
  #units: number[] = []

  unit(value: number): void {
    this.#units.push(value)
    if (this.#units.length >= chunk) this.#flush()
  }

  codePoint(value: number): void {
    if (value < 0x10000) this.unit(value)
    else {
      this.unit(0xd800 + ((value - 0x10000) >> 10))
      this.unit(0xdc00 + ((value - 0x10000) & 0x3ff))
    }
  }

  #flush(): void {
    this.#parts.push(String.fromCharCode(...this.#units))
    this.#units = []
  }

  text(): string {
    this.#flush()
    return this.#parts.join('')
  }
}

const continuation = (byte: number | undefined): boolean => byte !== undefined && (byte & 0xc0) === 0x80

const sequenceLength = (lead: number): number =>
  lead < 0x80
    ? 1
    : lead >= 0xc2 && lead < 0xe0
      ? 2
      : lead >= 0xe0 && lead < 0xf0
        ? 3
        : lead >= 0xf0 && lead < 0xf5
          ? 4
          : 0

const leadMask = [0, 0x7f, 0x1f, 0x0f, 0x07] as const
const smallest = [0, 0, 0x80, 0x800, 0x10000] as const

/** Strict UTF-8 (no overlong forms, no surrogates): the text, or the offset of the first byte that is not UTF-8. */
export const decodeUtf8 = (bytes: Uint8Array, from = 0): { text: string } | { brokenAt: number } => {
  const out = new UnitWriter()
  for (let i = from; i < bytes.length; ) {
    const lead = bytes[i] as number
    const length = sequenceLength(lead)
    if (length === 0) return { brokenAt: i }
    let value = lead & (leadMask[length] as number)
    for (let k = 1; k < length; k++) {
      if (!continuation(bytes[i + k])) return { brokenAt: i }
      value = (value << 6) | ((bytes[i + k] as number) & 0x3f)
    }
    if (value < (smallest[length] as number) || value > 0x10ffff || (value >= 0xd800 && value < 0xe000))
      return { brokenAt: i }
    out.codePoint(value)
    i += length
  }
  return { text: out.text() }
}
