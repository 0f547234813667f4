import { getLocale, getTranslations } from 'next-intl/server'
import { entryText } from '@/components/entry-names'
import { FigureLink } from '@/components/ui/figure-link'
import { codeText } from '@/i18n/code-text'
import { Link } from '@/i18n/navigation'
import { inLanguage } from '@/lib/format/bilingual'
import { printDifference, printFigure } from '@/lib/format/points'
import { paths, type Slugged } from '@/lib/paths'
import { CourseDrawing } from './course-drawing'
import { loadStory, type Story } from './load-story'

interface StoryViewProps {
  readonly event: Slugged & { readonly sport: string }
  readonly revision: string
}

interface Place {
  readonly session: number | null
  readonly round: number | null
  readonly board?: string | null
}

/** Names a place in the fewest words: sessions only where the rounds have several. */
const namer = async (steps: Story['steps']) => {
  const t = await getTranslations('beside')
  const several = new Set(steps.map(({ session }) => session ?? 1)).size > 1
  return ({ session, round, board }: Place): string => {
    if (board) return t('board', { board })
    if (round === null) return t('elsewhere')
    return several && session !== null ? t('roundOfSession', { session, round }) : t('round', { round })
  }
}

type Told = NonNullable<Awaited<ReturnType<typeof loadStory>>>

/** Who led, and how often that changed. */
async function Leads({ story, nameOf }: { readonly story: Told; readonly nameOf: (place: Place) => string }) {
  const [t, locale] = await Promise.all([getTranslations('story'), getLocale()])
  const [winner] = story.first
  if (story.steps.length < 2 || !winner) return null
  const names = entryText(winner, locale)
  const led = story.steps.filter(({ leaders }) => leaders.length === 1 && leaders[0]?.id === winner.id)
  const since = story.steps.findLastIndex(({ leaders }) => leaders.every(({ id }) => id !== winner.id))
  const taken = story.steps[since + 1]
  return (
    <p>
      {led.length === story.steps.length
        ? t('ledThroughout', { names, rounds: story.steps.length })
        : taken && since + 1 < story.steps.length
          ? t('tookLead', { names, place: nameOf(taken), changes: story.leadChanges })
          : t('changes', { changes: story.leadChanges })}
    </p>
  )
}

/** Where the winner came away from the second. */
async function Decisive({
  story,
  event,
  revision,
  nameOf,
}: StoryViewProps & { story: Told; nameOf: (place: Place) => string }) {
  const [t, locale] = await Promise.all([getTranslations('story'), getLocale()])
  const { decisive, first, isPercent } = story
  const [winner, second] = first
  if (!decisive || !winner || !second) return null
  const href = decisive.board
    ? paths.board(event, { revision, board: decisive.board, session: decisive.session })
    : paths.explainStanding(revision, winner.id, decisive.ownSlot ?? undefined)
  const value = `${printDifference(decisive.difference.printed)}${isPercent ? ' %' : ''}`
  return (
    <p>
      {t.rich('decisive', {
        place: nameOf(decisive),
        names: entryText(second, locale),
        value,
        door: words => (
          <Link href={href} className="link">
            {words}
          </Link>
        ),
      })}
    </p>
  )
}

/** The one highest score, and what the sport counts besides. */
async function Most({ story, revision, nameOf }: { revision: string; story: Told; nameOf: (place: Place) => string }) {
  const [t, units, locale] = await Promise.all([getTranslations('story'), getTranslations('unit'), getLocale()])
  const { highestScore, peaks } = story
  const figure = (value: string, entry: string, slot: string, names: string) => (
    <FigureLink href={paths.explainStanding(revision, entry, slot)} label={t('explain', { value, names })}>
      {value}
    </FigureLink>
  )
  return (
    <>
      {highestScore ? (
        <li>
          {t('highestScore', { place: nameOf(highestScore), unit: codeText(units, highestScore.unit) })}{' '}
          {figure(
            printFigure(highestScore.points),
            highestScore.entry.id,
            highestScore.slot,
            entryText(highestScore.entry, locale),
          )}{' '}
          <span className="text-muted">{entryText(highestScore.entry, locale)}</span>
        </li>
      ) : null}
      {peaks.map(({ code, name, value, slot, entry }) => (
        <li key={code}>
          {inLanguage(name, locale)} {figure(String(value), entry.id, slot, entryText(entry, locale))}{' '}
          <span className="text-muted">{entryText(entry, locale)}</span>
        </li>
      ))}
    </>
  )
}

/** How published standings came about: who led, what decided, what was the most; in sentences and one drawing, each with its door. */
export async function StoryView({ event, revision }: StoryViewProps) {
  const [t, locale, story] = await Promise.all([getTranslations('story'), getLocale(), loadStory(revision)])
  if (!story || (story.steps.length < 2 && !story.decisive && !story.highestScore && story.peaks.length === 0))
    return null
  const nameOf = await namer(story.steps)
  return (
    <section aria-labelledby="story" className="mb-8 max-w-prose">
      <h2 id="story" className="mb-1 text-md">
        {t('title')}
      </h2>
      <Leads story={story} nameOf={nameOf} />
      <Decisive story={story} event={event} revision={revision} nameOf={nameOf} />
      <ul>
        <Most story={story} revision={revision} nameOf={nameOf} />
      </ul>
      <div className="mt-3">
        <CourseDrawing
          steps={story.steps}
          names={story.first.map(entry => entryText(entry, locale))}
          stepNames={story.steps.map(nameOf)}
        />
      </div>
    </section>
  )
}
