import type { ProblemLocation } from '@paiji/rules'

/** Decoded text that can say where an offset is; lines end with LF, CR LF or CR. */
export class SourceText {
  readonly text: string
  #starts: number[] | undefined

  constructor(text: string) {
    this.text = text
  }

  #lineStarts(): number[] {
    if (this.#starts) return this.#starts
    const starts = [0]
    for (let i = 0; i < this.text.length; i++) {
      const unit = this.text.charCodeAt(i)
      if (unit === 10 || (unit === 13 && this.text.charCodeAt(i + 1) !== 10)) starts.push(i + 1)
    }
    this.#starts = starts
    return starts
  }

  /** Line and column (both from 1) of an offset. */
  locate(offset: number, path?: string): ProblemLocation {
    const starts = this.#lineStarts()
    let [low, high] = [0, starts.length - 1]
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if ((starts[middle] as number) <= offset) low = middle
      else high = middle - 1
    }
    const location = { line: low + 1, column: offset - (starts[low] as number) + 1 }
    return path === undefined || path === '' ? location : { ...location, path }
  }
}
