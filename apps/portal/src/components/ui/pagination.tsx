import { ButtonLink } from './button'

interface PaginationProps {
  readonly label: string
  readonly previous?: { readonly href: string; readonly label: string }
  readonly next?: { readonly href: string; readonly label: string }
  readonly summary?: string
}

/** Steps through a long list; both steps are addresses. */
export function Pagination({ label, previous, next, summary }: PaginationProps) {
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
      </div>
    </nav>
  )
}
