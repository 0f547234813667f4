import { useTranslations } from 'next-intl'

/** Places won or lost since the list before, as a sign and in words. */
export function RankChange({ rank, previous }: { readonly rank: number; readonly previous: number | null }) {
  const t = useTranslations('rankings')
  if (previous === null) return <span className="text-muted text-sm">{t('new')}</span>
  const moved = previous - rank
  if (moved === 0)
    return (
      <span className="text-muted">
        <span aria-hidden="true">–</span>
        <span className="sr-only">{t('same')}</span>
      </span>
    )
  const label = t(moved > 0 ? 'up' : 'down', { count: Math.abs(moved) })
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
