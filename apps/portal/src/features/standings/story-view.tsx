import { getLocale, getTranslations } from 'next-intl/server'
import { entryText } from '@/components/entry-names'
import { FigureLink } from '@/components/ui/figure-link'
import { codeText } from '@/i18n/code-text'
import { Link } from '@/i18n/navigation'
import { inLanguage } from '@/lib/format/bilingual'
import { printDifference, printFigure } from '@/lib/format/points'
import { paths, type Slugged } from '@/lib/paths'
import { CourseDrawing } from './course-drawing'
import { loadStory } from './load-story'
import { leadSentence, type NameOfPlace, placeNamer } from './story-words'

interface StoryViewProps {
  readonly event: Slugged & { readonly sport: string }
  readonly revision: string
}

type Told = NonNullable<Awaited<ReturnType<typeof loadStory>>>

/** Where the winner came away from the second. */
async function Decisive({ story, event, revision, nameOf }: StoryViewProps & { story: Told; nameOf: NameOfPlace }) {
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
async function Most({ story, revision, nameOf }: { revision: string; story: Told; nameOf: NameOfPlace }) {
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
  const [t, places, locale, story] = await Promise.all([
    getTranslations('story'),
    getTranslations('beside'),
    getLocale(),
    loadStory(revision),
  ])
  if (!story || (story.steps.length < 2 && !story.decisive && !story.highestScore && story.peaks.length === 0))
    return null
  const nameOf = placeNamer(story.steps, places)
  const lead = leadSentence(story, t, nameOf, locale)
  return (
    <section aria-labelledby="story" className="mb-8 max-w-prose">
      <h2 id="story" className="mb-1 text-md">
        {t('title')}
      </h2>
      {lead ? <p>{lead}</p> : null}
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
