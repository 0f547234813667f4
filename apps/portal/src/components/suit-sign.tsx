'use client'

const suits = {
  C: { symbol: '♣', red: false },
  D: { symbol: '♦', red: true },
  H: { symbol: '♥', red: true },
  S: { symbol: '♠', red: false },
} as const

/** A suit as a sign with its name, drawn by the browser too: a hand record has a hundred of them. */
export function SuitSign({ letter, name }: { readonly letter: keyof typeof suits; readonly name: string }) {
  const { symbol, red } = suits[letter]
  return (
    <span className={red ? 'text-seal' : undefined}>
      <span aria-hidden="true">{`${symbol}\uFE0E`}</span>
      <span className="sr-only">{name}</span>
    </span>
  )
}
