import { useTranslations } from 'next-intl'
import { Link } from '@/i18n/navigation'
import { paths, type Slugged } from '@/lib/paths'
import type { BoardSummary } from './load-boards'

interface StripProps {
  readonly event: Slugged
  readonly revision: string
  /** Of one session and section. */
  readonly boards: readonly BoardSummary[]
  readonly current: string
}

/** The boards of the session in a row; the one that is shown is marked. */
export function BoardStrip({ event, revision, boards, current }: StripProps) {
  const t = useTranslations('boards')
  if (boards.length < 2) return null
  return (
    <nav aria-label={t('neighbours')} className="mb-4" data-no-print="">
      <ul className="figures number-strip">
        {boards.map(board => (
          <li key={board.board}>
            <Link
              href={paths.board(event, { revision, ...board })}
              aria-label={t('openBoard', { board: board.board, results: board.results })}
              aria-current={board.board === current ? 'page' : undefined}
              scroll={false}
            >
              {board.board}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
