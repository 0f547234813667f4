import { fill } from '@/lib/format/fill'

export interface MoveWords {
  readonly fresh: string
  readonly same: string
  readonly up: string
  readonly down: string
}

/** Places won (lost where negative) since the list before, as a sign and in words; unset for who was not on it. */
export function RankMove({ moved, words }: { readonly moved: number | undefined; readonly words: MoveWords }) {
  if (moved === undefined) return <span className="text-muted text-sm">{words.fresh}</span>
  if (moved === 0)
    return (
      <span className="text-muted">
        <span aria-hidden="true">–</span>
        <span className="sr-only">{words.same}</span>
      </span>
    )
  const label = fill(moved > 0 ? words.up : words.down, { count: Math.abs(moved) })
  return (
    <span title={label}>
      <svg
        viewBox="0 0 10 10"
        width="0.6em"
        height="0.6em"
        className="mr-1 inline"
        fill="currentColor"
        aria-hidden="true"
        focusable="false"
      >
        <path d={moved > 0 ? 'M5 1.5 9 8.5H1Z' : 'M5 8.5 1 1.5h8Z'} />
      </svg>
      <span aria-hidden="true">{Math.abs(moved)}</span>
      <span className="sr-only">{label}</span>
    </span>
  )
}
