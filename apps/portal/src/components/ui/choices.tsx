'use client'

/** Options of a long choice, each a value and its words; drawn by the browser too, so that they go along once. */
export function Choices({ of }: { readonly of: readonly (readonly [value: string, words: string])[] }) {
  return of.map(([value, words]) => (
    <option key={value} value={value}>
      {words}
    </option>
  ))
}
