import { getLocale, getTranslations } from 'next-intl/server'
import { FailureNotice } from '@/components/failure-notice'
import { ChoiceTabs } from '@/components/ui/choice-tabs'
import { EmptyState } from '@/components/ui/empty-state'
import { slugOfEvent } from '@/features/events'
import { Link } from '@/i18n/navigation'
import { inLanguage } from '@/lib/format/bilingual'
import { paths, type Slugged } from '@/lib/paths'
import { boardLines } from './board-lines'
import { BoardRows } from './board-rows'
import { type BoardRange, loadBoardRange, loadStageBoards } from './load-boards'

/** Boards of one section after the other. */
const bySection = (boards: readonly BoardRange[]): (readonly BoardRange[])[] => {
  const groups = new Map<string, BoardRange[]>()
  for (const board of boards) groups.set(board.section ?? '', [...(groups.get(board.section ?? '') ?? []), board])
  return [...groups.values()]
}

interface SessionProps {
  readonly event: Slugged
  readonly revision: string
  readonly session: number | undefined
}

async function BoardsOfSession({ event, revision, session }: SessionProps) {
  const [t, answer] = await Promise.all([getTranslations('boards'), loadBoardRange(revision, session)])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const boards = answer.data.revision?.boards ?? []
  const groups = await Promise.all(
    bySection(boards).map(async group => ({ group, lines: await boardLines(event, revision, group) })),
  )
  return (
    <>
      {groups.map(({ group, lines }) => (
        <section key={group[0]?.section ?? ''} className="mb-6">
          {group[0]?.section ? (
            <h3 className="mb-2 text-muted text-sm">{t('section', { section: group[0].section })}</h3>
          ) : null}
          <BoardRows lines={lines} />
        </section>
      ))}
      <p className="text-muted text-sm">
        {t('listNote')} {boards.some(({ analysis }) => analysis) ? t('parNote') : null}
      </p>
    </>
  )
}

interface BoardListProps {
  readonly eventId: string
  readonly stage?: string
  readonly session?: string
}

/** Every board of a session: what was bid, par, the best and the worst, each leading to its traveller. */
export async function BoardList({ eventId, stage: askedStage, session: askedSession }: BoardListProps) {
  const [t, locale, event, answer] = await Promise.all([
    getTranslations(),
    getLocale(),
    slugOfEvent(eventId),
    loadStageBoards(eventId),
  ])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const stages = (answer.data.event?.stages ?? []).filter(stage => stage.standings && stage.standings.boards.length > 0)
  const stage = stages.find(one => one.id === askedStage) ?? stages.at(-1)
  if (!stage?.standings) return <EmptyState title={t('boards.emptyTitle')}>{t('boards.empty')}</EmptyState>
  const { id: revision, boards, handRecords } = stage.standings
  const sessions = [...new Set(boards.flatMap(board => board.session ?? []))]
  const session = sessions.find(one => String(one) === askedSession) ?? sessions[0]
  const hrefOf = (at: { stage: string; session?: number }) => paths.eventSection(event, 'boards', at)
  return (
    <>
      <ChoiceTabs
        label={t('standings.stages')}
        tabs={stages.map(one => ({
          href: hrefOf({ stage: one.id }),
          label: inLanguage(one.name, locale),
          current: one.id === stage.id,
        }))}
      />
      <ChoiceTabs
        label={t('boards.sessions')}
        tabs={sessions.map(one => ({
          href: hrefOf({ stage: stage.id, session: one }),
          label: t('boards.session', { session: one }),
          current: one === session,
        }))}
      />
      <h2 className="sr-only">{t('boards.title')}</h2>
      <BoardsOfSession event={event} revision={revision} session={session} />
      {handRecords.length > 0 ? (
        <p className="mt-3">
          <Link href={paths.handRecords(event, revision)} className="link">
            {t('boardPage.handRecords')}
          </Link>
        </p>
      ) : null}
    </>
  )
}
