import type { SVGProps } from 'react'

/** The house mark: a red seal that holds a card and the lines of a register. */
export function SealMark(props: SVGProps<SVGSVGElement>) {
  return (
    <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true" focusable="false" {...props}>
      <path
        d="M5 1.6h22.2A3.3 3.3 0 0 1 30.5 4.9L30.3 27A3.4 3.4 0 0 1 27 30.4L4.8 30.3A3.3 3.3 0 0 1 1.6 27L1.7 5A3.4 3.4 0 0 1 5 1.6Z"
        fill="var(--seal)"
      />
      <g fill="none" stroke="var(--seal-ink)" strokeWidth="1.9" strokeLinecap="square">
        <path d="M6.5 7h8.5v18H6.5Z" />
        <path d="M19.5 8h6M19.5 13.3h6M19.5 18.6h6M19.5 24h6" />
      </g>
      <path d="m10.75 11.7 2.4 4.3-2.4 4.3-2.4-4.3Z" fill="var(--seal-ink)" />
    </svg>
  )
}

/** The seal of an official publication, small enough for a line of text. */
export function SealDot(props: SVGProps<SVGSVGElement>) {
  return (
    <svg viewBox="0 0 16 16" width="1em" height="1em" aria-hidden="true" focusable="false" {...props}>
      <rect x="1" y="1" width="14" height="14" rx="2.5" fill="var(--seal)" />
      <path d="m4.6 8.3 2.3 2.3 4.5-5" fill="none" stroke="var(--seal-ink)" strokeWidth="1.8" />
    </svg>
  )
}
