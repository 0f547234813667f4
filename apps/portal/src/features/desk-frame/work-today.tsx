import { getLocale, getNow, getTimeZone, getTranslations } from 'next-intl/server'
import { FailureNotice } from '@/components/failure-notice'
import { ButtonLink } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { codeText } from '@/i18n/code-text'
import { Link } from '@/i18n/navigation'
import { cn } from '@/lib/cn'
import { inLanguage } from '@/lib/format/bilingual'
import { formatInstant } from '@/lib/format/dates'
import { ask } from '@/lib/graphql/server-client'
import { paths } from '@/lib/paths'
import { spanOf, type Stretch, stretches, stretchOf } from './due-words'
import { TakeWork } from './take-work'
import { linesOf, type WorkLine } from './work-doors'
import { WorkTodayQuery } from './work-today.graphql'

/** Till when, or since when, in words; the hour itself stands in its title. */
async function Due({ line: { item }, stretch }: { readonly line: WorkLine; readonly stretch: Stretch }) {
  const [t, locale, zone, now] = await Promise.all([
    getTranslations('desk.work.when'),
    getLocale(),
    getTimeZone(),
    getNow(),
  ])
  const at = item.due ?? item.since
  if (!at) return null
  const { unit, count } = spanOf(Date.parse(at) - now.getTime())
  const said = t(`${stretch === 'late' ? 'late' : item.due ? 'left' : 'since'}.${unit}`, { count })
  const near = stretch === 'today' || stretch === 'week'
  return (
    <time
      dateTime={at}
      title={formatInstant(at, locale, zone)}
      className={cn('figures', stretch === 'late' ? 'font-semibold text-seal' : near ? 'font-semibold' : 'text-muted')}
    >
      {said}
    </time>
  )
}

/** What it is about, in a few words. */
const aboutText = async ({ kind, item, count }: WorkLine): Promise<string> => {
  const [t, anomalies, windows, locale] = await Promise.all([
    getTranslations('desk.work'),
    getTranslations('anomalies.kinds'),
    getTranslations('windowKind'),
    getLocale(),
  ])
  if (count > 1) return t('many', { count })
  const note = item.note ?? ''
  const said: Partial<Record<WorkLine['kind'], string>> = {
    openRounds: t('round', { number: note }),
    unconfirmedSheets: t('sheets', { count: Number(note) || 0 }),
    resultReports: t('sheets', { count: Number(note) || 0 }),
    unlinkedPlayers: t('players', { count: Number(note) || 0 }),
    entriesToDecide: t('entries', { count: Number(note) || 0 }),
    anomalies: codeText(anomalies, note),
    windowsEnding: codeText(windows, note),
  }
  const parts = [
    item.name ? inLanguage(item.name, locale) : '',
    item.called ? inLanguage(item.called, locale) : '',
    said[kind] ?? note,
  ]
  return parts.filter(Boolean).join(' · ')
}

/** Who has taken it on and how long ago, and the press that takes it or gives it back. */
async function Lease({ line: { kind, item, count }, about }: { readonly line: WorkLine; readonly about: string }) {
  const [t, when, now] = await Promise.all([getTranslations('workLease'), getTranslations('desk.work.when'), getNow()])
  const { taken } = item
  if (count > 1) return null
  if (!taken) return <TakeWork kind={kind} item={item.id} isMine={false} about={about} />
  const { unit, count: spent } = spanOf(Date.parse(taken.since) - now.getTime())
  return (
    <>
      <span className="text-muted text-sm">
        {taken.isMine ? t('mine') : t('takenBy', { name: taken.by })}{' '}
        <time dateTime={taken.since}>{when(`spent.${unit}`, { count: spent })}</time>
      </span>
      {taken.isMine ? <TakeWork kind={kind} item={item.id} isMine about={about} /> : null}
    </>
  )
}

async function WorkRow({ line, stretch }: { readonly line: WorkLine; readonly stretch: Stretch }) {
  const [t, about] = await Promise.all([getTranslations('desk.work'), aboutText(line)])
  const act = t(`acts.${line.kind}`)
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-1 border-rule border-b py-3 sm:flex-nowrap">
      <span className="w-28 shrink-0 text-sm">
        <Due line={line} stretch={stretch} />
      </span>
      <p className="min-w-0 flex-1 basis-60">
        {t(`kinds.${line.kind}`)}
        {': '}
        <span className="font-medium">{about}</span>{' '}
        <span className="text-muted text-sm">{t(`otherwise.${line.kind}`)}</span>
      </p>
      <span className="flex shrink-0 flex-wrap items-center gap-2">
        <Lease line={line} about={about} />
      </span>
      <ButtonLink
        href={line.href}
        aria-label={[act, about].filter(Boolean).join(' · ')}
        className="shrink-0"
        tone={stretch === 'late' || stretch === 'today' ? 'strong' : 'plain'}
      >
        {act}
      </ButtonLink>
    </li>
  )
}

/** Whose work is listed: all of it, what one has taken on, what nobody has. */
export const whoseWork = ['all', 'mine', 'free'] as const
export type Whose = (typeof whoseWork)[number]

const isOf =
  (whose: Whose) =>
  ({ item: { taken } }: WorkLine): boolean =>
    whose === 'all' || (whose === 'mine' ? taken?.isMine === true : taken === null)

/** Once somebody has taken a piece on, the list may be narrowed. */
async function WhoseWork({ whose, lines }: { readonly whose: Whose; readonly lines: readonly WorkLine[] }) {
  const t = await getTranslations('workLease')
  if (whose === 'all' && lines.every(({ item }) => item.taken === null)) return null
  return (
    <nav aria-label={t('whose')} className="flex flex-wrap gap-x-4">
      {whoseWork.map(one => (
        <Link
          key={one}
          href={one === 'all' ? paths.desk : `${paths.desk}?whose=${one}`}
          className="link inline-flex min-h-11 items-center"
          aria-current={one === whose ? 'page' : undefined}
        >
          {t(`filter.${one}`, { count: lines.filter(isOf(one)).length })}
        </Link>
      ))}
    </nav>
  )
}

const byTime = (a: WorkLine, b: WorkLine): number =>
  (a.item.due ?? a.item.since ?? '') < (b.item.due ?? b.item.since ?? '') ? -1 : 1

/**
 * The day's list of the desk: what waits in the order it is due, with what happens if nobody moves, and the act beside it. That
 * nothing waits is not said where something else stands `beside` it.
 */
export async function WorkToday({ beside, whose }: { readonly beside: boolean; readonly whose: Whose }) {
  const [t, answer, zone, now] = await Promise.all([
    getTranslations('desk.work'),
    ask(WorkTodayQuery, {}),
    getTimeZone(),
    getNow(),
  ])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const all = linesOf(answer.data.workToday)
  const lines = all.filter(isOf(whose))
  if (all.length === 0) return beside ? null : <EmptyState title={t('nothing')}>{t('nothingHint')}</EmptyState>
  const parts = stretches
    .map(stretch => ({
      stretch,
      own: lines.filter(({ item }) => stretchOf(item.due, now.getTime(), zone) === stretch).sort(byTime),
    }))
    .filter(({ own }) => own.length > 0)
  return (
    <div className="flex flex-col gap-7">
      <WhoseWork whose={whose} lines={all} />
      {parts.map(({ stretch, own }) => (
        <section key={stretch} aria-labelledby={`work-${stretch}`}>
          <h2 id={`work-${stretch}`} className="mb-1 text-muted text-sm">
            {t(`stretches.${stretch}`)}
          </h2>
          <ul className="border-rule border-t">
            {own.map((line, at) => (
              <WorkRow key={`${line.kind} ${line.item.id} ${at}`} line={line} stretch={stretch} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
