import { NotFound } from '@/components/not-found'
import { getLocale, getTranslations } from 'next-intl/server'
import { EntryNames } from '@/components/entry-names'
import { FailureNotice } from '@/components/failure-notice'
import { Refusal } from '@/components/permitted'
import { PrintedValue } from '@/components/printed-sheet'
import { EmptyState } from '@/components/ui/empty-state'
import { PageTitle } from '@/components/ui/page-title'
import { SheetWords } from '@/components/sheet-words'
import type { ResultOf } from '@/gql'
import { Link } from '@/i18n/navigation'
import { slotWords } from '@/i18n/slot-words'
import { cn } from '@/lib/cn'
import { dash } from '@/lib/format/apart'
import { inLanguage } from '@/lib/format/bilingual'
import { ask } from '@/lib/graphql/server-client'
import { paths } from '@/lib/paths'
import { Contestants } from './contestants'
import { CorrectingQuery } from './correcting.graphql'
import { CorrectionForm } from './correction-form'
import { type CorrectingAddress, type CorrectingLine, loadLines } from './load-lines'

type CorrectingEvent = NonNullable<ResultOf<typeof CorrectingQuery>['event']>
type Stage = CorrectingEvent['stages'][number]

async function Boards({
  event,
  stage,
  at,
}: {
  readonly event: string
  readonly stage: Stage
  readonly at: CorrectingAddress
}) {
  const [t, columns, locale] = await Promise.all([getTranslations('correct'), getTranslations('columns'), getLocale()])
  const boards = stage.standings?.boards ?? []
  const several = new Set(boards.map(board => `${board.session} ${board.section}`)).size > 1
  return (
    <section>
      <h2 className="mb-2 text-md">{`${t('chooseBoard')} · ${inLanguage(stage.name, locale)}`}</h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(3.5rem,1fr))] gap-1.5">
        {boards.map(board => {
          const here =
            stage.id === at.stage &&
            board.board === at.board &&
            (board.section ?? '') === (at.section ?? '') &&
            String(board.session ?? '') === (at.session ?? '')
          const shown = `${several ? (board.section ?? '') : ''}${board.board}`
          return (
            <li key={`${board.session} ${board.section} ${board.board}`}>
              <Link
                href={paths.deskCorrect(event, {
                  stage: stage.id,
                  board: board.board,
                  section: board.section ?? undefined,
                  session: board.session === null ? undefined : String(board.session),
                })}
                aria-current={here ? 'true' : undefined}
                aria-label={`${columns('board')} ${shown}`}
                className={cn(
                  'figures flex min-h-11 items-center justify-center rounded-md border text-base',
                  here ? 'border-ink bg-ink text-paper' : 'border-rule hover:border-rule-strong',
                )}
              >
                {shown}
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

async function Lines({
  event,
  at,
  lines,
}: {
  readonly event: string
  readonly at: CorrectingAddress
  readonly lines: readonly CorrectingLine[]
}) {
  const [t, places] = await Promise.all([getTranslations('correct'), getTranslations('place')])
  return (
    <section>
      <h2 className="mb-2 text-md">{t('chooseSheet')}</h2>
      <ul className="border-rule border-t">
        {lines.map(line => (
          <li key={line.sheetId} className="border-rule border-b">
            <Link
              href={paths.deskCorrect(event, { ...at, slot: line.slot })}
              scroll={false}
              aria-current={line.slot === at.slot ? 'true' : undefined}
              className={cn(
                'flex min-h-11 flex-wrap items-baseline gap-x-4 px-2 py-2',
                line.slot === at.slot ? 'bg-raised font-medium' : 'hover:bg-raised',
              )}
            >
              <span className="figures text-muted text-sm">{slotWords(places, line.slot)}</span>
              <span className="min-w-0 grow basis-60">
                {line.sides.map((side, index) => (
                  <span key={side.id}>
                    {index > 0 ? <span className="text-muted">{dash}</span> : null}
                    <EntryNames entry={side} plain />
                  </span>
                ))}
              </span>
              <span className="figures wrap-normal flex flex-wrap gap-x-3">
                {line.printed
                  .filter(item => item.name !== 'tricks')
                  .map(item => (
                    <span key={item.name}>
                      <PrintedValue name={item.name} value={item.value} />
                    </span>
                  ))}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Correcting one sheet: choose the board, the table, then the form with what it would move. */
export async function CorrectionDeskView({
  eventId,
  at,
}: {
  readonly eventId: string
  readonly at: CorrectingAddress
}) {
  const [t, locale, answer] = await Promise.all([
    getTranslations('correct'),
    getLocale(),
    ask(CorrectingQuery, { id: eventId }),
  ])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const event = answer.data.event
  if (!event) return <NotFound />
  const stage = event.stages.find(item => item.id === at.stage)
  const revision = stage?.standings?.id
  const found = revision ? await loadLines(revision, at) : undefined
  const lines = found?.ok ? found.data : []
  const line = lines.find(item => item.slot === at.slot)
  return (
    <>
      <PageTitle kicker={t('title')} title={inLanguage(event.name, locale)}>
        <Link href={paths.deskEvent(event.id)} className="link">
          {t('toPublishing')}
        </Link>
      </PageTitle>
      <Refusal permission={event.permissions.canCorrect} />
      <div className="flex flex-col gap-8">
        {event.stages.length === 0 ? <EmptyState title={t('nothing')} /> : null}
        {event.stages.map(item =>
          item.standings?.boards.length === 0 ? (
            <Contestants key={item.id} event={event.id} stage={item} chosen={at.entry} />
          ) : (
            <Boards key={item.id} event={event.id} stage={item} at={at} />
          ),
        )}
        {found && !found.ok ? <FailureNotice failure={found.failure} /> : null}
        {lines.length > 0 ? <Lines event={event.id} at={at} lines={lines} /> : null}
        {line && stage ? (
          <SheetWords sport={event.sport}>
            <CorrectionForm
              key={line.sheetId}
              event={{ id: event.id, sport: event.sport, editionId: event.edition.id }}
              stage={{ id: stage.id, settings: stage.settings }}
              line={line}
            />
          </SheetWords>
        ) : null}
      </div>
    </>
  )
}
