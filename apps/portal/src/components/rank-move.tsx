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
    <span className={moved > 0 ? 'won' : 'lost'} title={label}>
      <span aria-hidden="true">{Math.abs(moved)}</span>
      <span className="sr-only">{label}</span>
    </span>
  )
}
