import { getLocale, getTranslations } from 'next-intl/server'
import { EntryNames } from '@/components/entry-names'
import type { ResultOf } from '@/gql'
import { Link } from '@/i18n/navigation'
import { cn } from '@/lib/cn'
import { inLanguage } from '@/lib/format/bilingual'
import { paths } from '@/lib/paths'
import type { RulingDeskQuery, RulingPlacesQuery } from './ruling-desk.graphql'

/** What the desk was opened for. */
export interface RulingAddress {
  readonly stage?: string
  readonly entry?: string
  readonly slot?: string
  /** The contestants at that table, as the score desk knows them. */
  readonly sides?: string
  /** The ruling that is to be replaced. */
  readonly replaces?: string
  /** The situation questions lead from, and the answers so far. */
  readonly led?: string
  readonly path?: string
  /** The question of a plain form, and what was written in it. */
  readonly ask?: string
  readonly answer?: string
  /** The stage lots are drawn for. */
  readonly lots?: string
}

export type DeskEvent = NonNullable<ResultOf<typeof RulingDeskQuery>['event']>
export type DeskStage = DeskEvent['stages'][number]
type Scored = NonNullable<NonNullable<ResultOf<typeof RulingPlacesQuery>['revision']>['scorecard']>['lines'][number]
/** A place a ruling may be about: where the contestant has played, or sits now. */
export type Places = readonly Pick<Scored, 'slot' | 'table' | 'round' | 'board' | 'sides'>[]

const choice = (chosen: boolean): string =>
  cn(
    'flex min-h-11 flex-wrap items-baseline gap-x-3 rounded-md border px-3 py-2 text-base',
    chosen ? 'border-ink bg-ink text-paper' : 'border-rule hover:border-rule-strong',
  )

interface ContestantsProps {
  readonly event: string
  readonly stage: DeskStage
  readonly at: RulingAddress
}

/** The contestants of a stage, or of the one table the desk was opened for. */
export async function Contestants({ event, stage, at }: ContestantsProps) {
  const [t, locale] = await Promise.all([getTranslations('ruling'), getLocale()])
  const seated = at.sides?.split(',')
  const shown = seated ? stage.entries.filter(entry => seated.includes(entry.id)) : stage.entries
  if (shown.length === 0) return null
  const { replaces, led } = at
  const kept = seated ? { slot: at.slot, sides: at.sides } : {}
  return (
    <section>
      <h2 className="mb-2 text-md">{`${t('chooseContestant')} · ${inLanguage(stage.name, locale)}`}</h2>
      <ul className="grid gap-1.5 sm:grid-cols-2 lg:grid-cols-3">
        {shown.map(entry => (
          <li key={entry.id}>
            <Link
              href={paths.deskRule(event, { stage: stage.id, entry: entry.id, replaces, led, ...kept })}
              scroll={false}
              aria-current={entry.id === at.entry ? 'true' : undefined}
              className={choice(entry.id === at.entry)}
            >
              <span className="figures text-sm">{entry.number}</span>
              <EntryNames entry={entry} plain />
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-3 flex flex-wrap gap-x-4">
        {seated ? (
          <Link href={paths.deskRule(event, { replaces })} className="link">
            {t('allContestants')}
          </Link>
        ) : null}
        {stage.standings ? (
          <Link href={paths.deskRule(event, { lots: stage.id })} className="link">
            {t('lots')}
          </Link>
        ) : null}
      </p>
    </section>
  )
}

type PlaceParts = Pick<Places[number], 'round' | 'table' | 'board'>

async function PlaceWords({ round, table, board }: PlaceParts) {
  const t = await getTranslations('ruling')
  return (
    <>
      {round === null ? null : <span className="figures">{t('round', { round })}</span>}
      {table === null ? null : <span className="figures">{t('table', { table })}</span>}
      {board === null ? null : <span className="figures">{t('board', { board })}</span>}
    </>
  )
}

interface PlaceListProps {
  readonly event: string
  readonly places: Places
  readonly at: RulingAddress
  /** Nobody has said yet where it was: the list stands open. */
  readonly open: boolean
}

/** Where the contestant has played or sits now. */
export async function PlaceList({ event, places, at, open }: PlaceListProps) {
  const t = await getTranslations('ruling')
  const chosen = places.find(({ slot }) => slot === at.slot)
  return (
    <details open={open || undefined}>
      <summary className="mb-2 min-h-11 py-2">
        <h2 className="inline text-md">{t('choosePlace')}</h2>
        {chosen ? (
          <span className="ml-3 inline-flex gap-x-2 text-muted text-sm">
            <PlaceWords {...chosen} />
          </span>
        ) : null}
      </summary>
      <ul className="flex flex-wrap gap-1.5">
        {places.map(place => (
          <li key={place.slot}>
            <Link
              href={paths.deskRule(event, { ...at, slot: place.slot })}
              scroll={false}
              aria-current={place.slot === at.slot ? 'true' : undefined}
              className={choice(place.slot === at.slot)}
            >
              <PlaceWords {...place} />
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}

interface ChosenSubjectProps {
  readonly event: string
  readonly stage: DeskStage
  readonly places: Places
  readonly at: RulingAddress
}

/** Who and where, in one line: while questions are asked the lists stand aside. */
export async function ChosenSubject({ event, stage, places, at }: ChosenSubjectProps) {
  const t = await getTranslations('ruling')
  const entry = stage.entries.find(item => item.id === at.entry)
  const place = places.find(item => item.slot === at.slot)
  const { led: _, path: __, ...kept } = at
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 border-rule border-b pb-2">
      {entry ? (
        <>
          <span className="figures text-sm">{entry.number}</span>
          <EntryNames entry={entry} plain />
        </>
      ) : null}
      <span className="figures flex gap-x-2 text-muted text-sm">{place ? <PlaceWords {...place} /> : null}</span>
      <Link href={paths.deskRule(event, kept)} className="link">
        {t('led.otherSubject')}
      </Link>
    </p>
  )
}
