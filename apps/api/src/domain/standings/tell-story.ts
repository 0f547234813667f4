import { type Bilingual, Ratios, sportOfEdition } from '@paiji/rules'
import { type Story, storyOf } from '@paiji/rules/tie-break'
import { type ComparedPart, type ExactFigure, figurePrinter, printPart } from './beside.js'
import type { DerivedStandings } from './derive-standings.js'

type Step = Story['steps'][number]
type Best = NonNullable<Story['highestScore']>

/** How it stood after a round, its figures printed. */
export interface ToldStep extends Pick<Step, 'session' | 'round' | 'leaders'> {
  readonly margin: ExactFigure
  readonly behind: readonly ExactFigure[]
}

/** The story of a stage, its figures printed. */
export interface ToldStory extends Pick<Story, 'first' | 'leadChanges'> {
  readonly isPercent: boolean
  /** With what the sport calls them. */
  readonly peaks: readonly (Story['peaks'][number] & { readonly name: Bilingual })[]
  readonly steps: readonly ToldStep[]
  readonly decisive: ComparedPart | undefined
  readonly highestScore:
    | (Pick<Best, 'entrant' | 'slot' | 'session' | 'round' | 'board'> & {
        readonly points: string
        readonly unit: string
      })
    | undefined
}

const bestOf = ({ edition, facts }: DerivedStandings, best: Story['highestScore']): ToldStory['highestScore'] => {
  if (!best) return undefined
  const { line, ...place } = best
  return {
    ...place,
    unit: line.points.unit,
    points: Ratios.toDecimal(line.points.value, edition.decimals(facts.settings).line),
  }
}

/** What a computed stage tells of itself; undefined where it has no story of its own. */
export const tellStory = (derived: DerivedStandings): ToldStory | undefined => {
  const story = storyOf(derived)
  if (!story) return undefined
  const print = figurePrinter(derived, story.by)
  const { first, leadChanges, decisive } = story
  const terms = sportOfEdition(derived.edition.id)?.terms ?? {}
  return {
    first,
    leadChanges,
    peaks: story.peaks.map(peak => ({ ...peak, name: terms[peak.code] ?? { zh: peak.code, en: peak.code } })),
    isPercent: story.by === 'percent',
    steps: story.steps.map(({ margin, behind, ...step }) => ({
      ...step,
      margin: print(margin),
      behind: behind.map(print),
    })),
    decisive: decisive && printPart(decisive, print),
    highestScore: bestOf(derived, story.highestScore),
  }
}
