import { useTranslations } from 'next-intl'
import { Link } from '@/i18n/navigation'
import { cn } from '@/lib/cn'
import { paths } from '@/lib/paths'

interface BoardLinksProps {
  readonly sessionId: string
  readonly boards: readonly string[]
  readonly here?: string
}

/** The boards of a session: entry from travellers. */
export function BoardLinks({ sessionId, boards, here }: BoardLinksProps) {
  const t = useTranslations('scoreDesk')
  return (
    <section>
      <h2 className="mb-2 text-md">{t('byBoard')}</h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(3.5rem,1fr))] gap-1.5">
        {boards.map(board => (
          <li key={board}>
            <Link
              href={paths.scoringBoard(sessionId, board)}
              aria-label={t('boardAt', { board })}
              aria-current={board === here ? 'page' : undefined}
              className={cn(
                'figures flex min-h-11 items-center justify-center rounded-md border text-base',
                board === here ? 'border-ink bg-ink text-paper' : 'border-rule hover:border-rule-strong',
              )}
            >
              {board}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
