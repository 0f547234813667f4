import type { ClauseRef } from '../core/clause.js'
import type { RulesEdition } from '../core/edition.js'
import { entrantId } from '../core/ids.js'
import type { LedAnswer } from '../core/led.js'

const isClause = (value: object): value is ClauseRef =>
  'edition' in value && 'article' in value && typeof value.edition === 'string' && typeof value.article === 'string'

/** Every clause that stands anywhere in a value. */
export const citedIn = (value: unknown, seen = new Set<unknown>()): readonly ClauseRef[] => {
  if (typeof value !== 'object' || value === null || seen.has(value)) return []
  seen.add(value)
  const own = isClause(value) ? [value] : []
  return [...own, ...Object.values(value).flatMap(part => citedIn(part, seen))]
}

/** Every clause of an edition's guide and of all paths of its led questions. */
export const ledClauses = (edition: RulesEdition): readonly ClauseRef[] => {
  const settings = edition.parseSettings({})
  const context = {
    facts: { entrants: [], sheets: [], adjustments: [], lots: [], settings: settings.ok ? settings.value : {} },
    history: [],
    entrant: entrantId('1'),
    slot: 's',
  }
  const walk = (situation: string, path: readonly LedAnswer[]): readonly ClauseRef[] => {
    const step = edition.led?.step(context, situation, path)
    if (!step?.ok) return []
    if (step.value.kind === 'result') return [step.value.result.clause]
    const { question, clause } = step.value
    const options =
      question.kind === 'choice' ? question.options : [question.kind === 'number' ? `${question.min}` : '-3.5']
    return [clause, ...options.flatMap(value => walk(situation, [...path, { question: question.code, value }]))]
  }
  const situations = edition.led?.situations ?? []
  return [...citedIn(edition.rulings.guide(context)), ...situations.flatMap(({ code }) => walk(code, []))]
}
