import type { ImportedMatch } from '../imported-event.js'
import { defined } from '../values/defined.js'
import { readDecimal, readInteger } from '../values/number.js'
import { plainText } from '../values/text.js'
import type { XmlElement } from '../xml/xml-element.js'
import { optionalValue, type UsebioContext } from './context.js'
import { lookupScopes, type Scope } from './scopes.js'

const sideTagPairs = [
  ['TEAM', 'OPPOSING_TEAM'],
  ['PAIR', 'OPPOSING_PAIR'],
  ['NS_PAIR_NUMBER', 'EW_PAIR_NUMBER'],
] as const

const readSides = (context: UsebioContext, scope: Scope, match: XmlElement): readonly string[] => {
  const tags = sideTagPairs.find(([own]) => match.value(own) !== undefined) ?? sideTagPairs[0]
  return tags.flatMap(name => {
    const number = plainText(match.value(name) ?? '')
    if (number === '') return []
    const key = context.register.find(lookupScopes(scope), number)
    if (key === undefined) context.log.error('ENTRANT_NOT_LISTED', match.first(name)?.location, { number })
    return key ?? []
  })
}

export const roundOf = (context: UsebioContext, match: XmlElement): number | undefined =>
  optionalValue(context.log, match, 'ROUND_NUMBER', text => readInteger(text, 0, 999), 'VALUE_NOT_A_NUMBER')

const pairOf = (
  context: UsebioContext,
  match: XmlElement,
  names: readonly [string, string],
): readonly [string, string] | undefined => {
  const [a, b] = names.map(name => optionalValue(context.log, match, name, readDecimal, 'VALUE_NOT_A_NUMBER'))
  return a === undefined || b === undefined ? undefined : [a, b]
}

/** One MATCH; undefined when it names nobody. */
export const readMatch = (
  context: UsebioContext,
  scope: Scope,
  match: XmlElement,
  byVictoryPoints: boolean,
): ImportedMatch | undefined => {
  const sides = readSides(context, scope, match)
  if (sides.length === 0) return undefined
  const board = (name: string) =>
    optionalValue(context.log, match, name, t => readInteger(t, 1, 99_999), 'VALUE_NOT_A_NUMBER')
  const score =
    pairOf(context, match, ['TEAM_SCORE', 'OPPOSING_TEAM_SCORE']) ??
    pairOf(context, match, ['PAIR_SCORE', 'OPPOSING_PAIR_SCORE']) ??
    pairOf(context, match, ['NS_SCORE', 'EW_SCORE'])
  return defined({
    session: scope.session,
    round: roundOf(context, match),
    table: match.value('TABLE_NUMBER'),
    sides,
    firstBoard: board('START_BOARD_NUMBER'),
    lastBoard: board('END_BOARD_NUMBER'),
    published: defined({
      score: byVictoryPoints ? undefined : score,
      victoryPoints: byVictoryPoints ? score : undefined,
      imps: pairOf(context, match, ['TEAM_IMPS', 'OPPOSING_TEAM_IMPS']),
    }),
    location: match.location,
  })
}
