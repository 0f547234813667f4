import type { AppealStep, RulesEdition, RulesWindow } from '../core/edition.js'
import type { ClauseRef } from '../core/clause.js'
import { entrantId } from '../core/ids.js'
import type { LedAnswer, LedQuestion } from '../core/led.js'
import type { RulingContext } from '../core/ruling.js'
import type { SettingDescription } from '../core/setting.js'
import { sports } from '../sports.js'
import { isUnder } from '../core/article.js'

/** What rests on an article in this product, in the codes of its sport. */
export interface Drives {
  /** Situations that questions lead a director through, to this article or by it. */
  readonly led: readonly string[]
  /** Situations of the guide of rulings. */
  readonly guide: readonly string[]
  readonly windows: readonly RulesWindow[]
  /** Who hears what on the way of an appeal. */
  readonly route: readonly AppealStep[]
  /** Tie-breaks of the usual conditions, by their codes, in their order. */
  readonly tieBreaks: readonly string[]
  /** Conditions of contest that it sets or leaves open. */
  readonly settings: readonly SettingDescription[]
}

interface Citing {
  readonly edition: RulesEdition
  readonly tieBreaks: readonly { readonly code: string; readonly clauses: readonly ClauseRef[] }[]
  readonly led: readonly { readonly code: string; readonly clauses: readonly ClauseRef[] }[]
  readonly guide: readonly { readonly code: string; readonly clauses: readonly ClauseRef[] }[]
}

const tableless = (settings: unknown): RulingContext<unknown> => ({
  facts: { entrants: [], sheets: [], adjustments: [], lots: [], settings },
  history: [],
  entrant: entrantId('1'),
  slot: 'slot',
})

const answersOf = (question: LedQuestion): readonly string[] => {
  if (question.kind === 'choice') return question.options
  return question.kind === 'number' ? [`${question.min}`, `${question.max}`] : ['0']
}

/** Every article that some path of a situation's questions ends under. */
const endsOf = (edition: RulesEdition, context: RulingContext<unknown>, situation: string): readonly ClauseRef[] => {
  const walk = (path: readonly LedAnswer[]): readonly ClauseRef[] => {
    const step = edition.led?.step(context, situation, path)
    if (!step?.ok) return []
    if (step.value.kind === 'result') return [step.value.result.clause]
    const { question } = step.value
    return answersOf(question).flatMap(value => walk([...path, { question: question.code, value }]))
  }
  return walk([])
}

const citingOf = (edition: RulesEdition): Citing => {
  const settings = edition.parseSettings({})
  const context = tableless(settings.ok ? settings.value : {})
  return {
    edition,
    tieBreaks: settings.ok
      ? edition.tieBreaks(settings.value).map(({ code, clause }) => ({ code, clauses: clause ? [clause] : [] }))
      : [],
    led: (edition.led?.situations ?? []).map(({ code, clause }) => ({
      code,
      clauses: [clause, ...endsOf(edition, context, code)],
    })),
    guide: edition.rulings.guide(context).situations.map(({ code, clause, options }) => ({
      code,
      clauses: [clause, ...options.flatMap(option => option.clauses)],
    })),
  }
}

const citing = new Map<string, readonly Citing[]>()

/** The editions that cite this text, each with what it cites; worked out when it is first asked for. */
const citingTextOf = (text: string): readonly Citing[] => {
  const known = citing.get(text)
  if (known) return known
  const all = sports.flatMap(sport => sport.editions).map(citingOf)
  const cites = ({ led, guide }: Citing) =>
    [...led, ...guide].some(({ clauses }) => clauses.some(clause => clause.edition === text))
  const found = all.filter(each => each.edition.id === text || cites(each))
  citing.set(text, found)
  return found
}

const unique = <T, Key>(items: readonly T[], keyOf: (item: T) => Key): readonly T[] => [
  ...new Map(items.map(item => [keyOf(item), item])).values(),
]

/** What rests on an article of a text and on those under it; `''` asks for the whole text. */
export const drivesOf = (text: string, number: string): Drives => {
  const isOn = (clause: ClauseRef | undefined) => clause?.edition === text && isUnder(number, clause.article)
  const editions = citingTextOf(text)
  const codesOf = (kind: 'led' | 'guide' | 'tieBreaks') => [
    ...new Set(
      editions.flatMap(each => each[kind].filter(({ clauses }) => clauses.some(isOn)).map(({ code }) => code)),
    ),
  ]
  return {
    led: codesOf('led'),
    guide: codesOf('guide'),
    tieBreaks: codesOf('tieBreaks'),
    route: unique(
      editions.flatMap(({ edition }) => edition.appeals.route.filter(({ clause }) => isOn(clause))),
      ({ body, hears }) => `${body} ${hears}`,
    ),
    windows: unique(
      editions.flatMap(({ edition }) => edition.windows.filter(({ clause }) => isOn(clause))),
      ({ kind }) => kind,
    ),
    settings: unique(
      editions.flatMap(({ edition }) => edition.settings.filter(({ clause }) => isOn(clause))),
      ({ key }) => key,
    ),
  }
}
