import { getLocale, getTranslations } from 'next-intl/server'
import { FailureNotice } from '@/components/failure-notice'
import { EmptyState } from '@/components/ui/empty-state'
import { slugOfEvent } from '@/features/events'
import { Link } from '@/i18n/navigation'
import { inLanguage } from '@/lib/format/bilingual'
import { paths, type Slugged } from '@/lib/paths'
import { type BoardSummary, loadStageBoards } from './load-boards'

const keyOf = (board: BoardSummary): string => `${board.session ?? ''} ${board.section ?? ''}`

/** Boards that belong to the same session and section, in the API's order. */
const grouped = (boards: readonly BoardSummary[]): (readonly BoardSummary[])[] => {
  const groups = new Map<string, BoardSummary[]>()
  for (const board of boards) groups.set(keyOf(board), [...(groups.get(keyOf(board)) ?? []), board])
  return [...groups.values()]
}

async function BoardGrid({
  event,
  revision,
  boards,
}: {
  readonly event: Slugged
  readonly revision: string
  readonly boards: readonly BoardSummary[]
}) {
  const t = await getTranslations('boards')
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(3.5rem,1fr))] gap-1.5">
      {boards.map(board => (
        <li key={board.board}>
          <Link
            href={paths.board(event, { revision, ...board })}
            aria-label={t('openBoard', { board: board.board, results: board.results })}
            className="figures flex min-h-11 items-center justify-center rounded-md border border-rule hover:border-rule-strong hover:bg-raised"
          >
            {board.board}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Every board of an event, each leading to its traveller. */
export async function BoardList({ eventId }: { readonly eventId: string }) {
  const [t, locale, event, answer] = await Promise.all([
    getTranslations(),
    getLocale(),
    slugOfEvent(eventId),
    loadStageBoards(eventId),
  ])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const stages = (answer.data.event?.stages ?? []).filter(stage => stage.standings && stage.standings.boards.length > 0)
  if (stages.length === 0) return <EmptyState title={t('boards.emptyTitle')}>{t('boards.empty')}</EmptyState>
  return (
    <div className="flex flex-col gap-8">
      {stages.map(stage => (
        <section key={stage.id}>
          <h2 className="mb-3 text-md">{stages.length > 1 ? inLanguage(stage.name, locale) : t('boards.title')}</h2>
          {stage.standings && stage.standings.handRecords.length > 0 ? (
            <p className="mb-3">
              <Link href={paths.handRecords(event, stage.standings.id)} className="link">
                {t('boardPage.handRecords')}
              </Link>
            </p>
          ) : null}
          {grouped(stage.standings?.boards ?? []).map(boards => (
            <div key={keyOf(boards[0] as BoardSummary)} className="mb-5">
              <p className="mb-2 text-muted text-sm">
                {[
                  boards[0]?.session ? t('boards.session', { session: boards[0].session }) : '',
                  boards[0]?.section ? t('boards.section', { section: boards[0].section }) : '',
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
              <BoardGrid event={event} revision={stage.standings?.id ?? ''} boards={boards} />
            </div>
          ))}
        </section>
      ))}
    </div>
  )
}
