/** A line beneath the search box. */
export interface Suggestion {
  /** Without the language. */
  readonly href: string
  readonly label: string
  readonly detail: string
  /** What it is, in the reader's words. */
  readonly kind: string
}
