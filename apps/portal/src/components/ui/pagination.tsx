import { ButtonLink } from './button'

interface Step {
  readonly href: string
  readonly label: string
}

interface PaginationProps {
  readonly label: string
  readonly previous?: Step
  readonly next?: Step
  readonly last?: Step
  readonly summary?: string
}

/** Steps through a long list; each step is an address. */
export function Pagination({ label, previous, next, last, summary }: PaginationProps) {
  if (!previous && !next && !summary) return null
  return (
    <nav aria-label={label} className="flex flex-wrap items-center justify-between gap-3 py-4 text-base">
      <p className="figures text-muted">{summary}</p>
      <div className="flex gap-2">
        {previous ? (
          <ButtonLink size="small" href={previous.href} rel="prev">
            {previous.label}
          </ButtonLink>
        ) : null}
        {next ? (
          <ButtonLink size="small" href={next.href} rel="next">
            {next.label}
          </ButtonLink>
        ) : null}
        {last ? (
          <ButtonLink size="small" href={last.href}>
            {last.label}
          </ButtonLink>
        ) : null}
      </div>
    </nav>
  )
}
