/** What one file may ask of the reader; real results files stay far below each of these. */
export interface XmlLimits {
  readonly depth: number
  readonly elements: number
  readonly nameLength: number
  readonly attributes: number
}

export const xmlLimits: XmlLimits = { depth: 32, elements: 1_000_000, nameLength: 128, attributes: 64 }
