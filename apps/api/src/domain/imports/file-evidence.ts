import type { ImportedEvent, ImportedLine } from '@paiji/formats'
import { entrantId, type FileEvidence } from '@paiji/rules'
import { isPlain } from './left-out.js'

const teamKinds: ReadonlySet<string> = new Set(['teams', 'swissTeams', 'knockout'])

/**
 * The methods of the rules a file's scoring may mean, the likeliest first. Files say IMPs of teams and of pairs alike:
 * teams compare two tables, pairs every table with each other (which for the two rooms of one match is the same) or
 * with a datum. What a reader had to assume is open altogether.
 */
export const methodsOf = ({ scoring, eventType, problems }: ImportedEvent): readonly string[] => {
  const teams = teamKinds.has(eventType)
  const open = scoring === 'unknown' || problems.some(({ code }) => code === 'SCORING_ASSUMED')
  if (open) return teams ? ['teamImp', 'boardAMatch', 'aggregate'] : ['matchpoint', 'crossImp', 'butler']
  if (scoring === 'imp') return teams ? ['teamImp'] : ['crossImp', 'butler']
  return [scoring === 'totalPoints' && teams ? 'aggregate' : scoring]
}

/** Everything an imported event says about the arithmetic behind its figures. */
export const fileEvidence = (
  event: ImportedEvent,
  lines: ReadonlyMap<string, ImportedLine['published']>,
): FileEvidence => ({
  ...(event.program ? { program: event.program } : {}),
  ...(event.arithmetic ? { declared: event.arithmetic } : {}),
  methods: methodsOf(event),
  lines,
  contestants: new Map(
    event.entrants.flatMap(entrant => {
      const { total, percent } = entrant.published
      const figures = { ...(total === undefined ? {} : { total }), ...(percent === undefined ? {} : { percent }) }
      return isPlain(entrant) ? [[entrantId(entrant.key), figures] as const] : []
    }),
  ),
  matches: event.matches.flatMap(({ session, round, sides, published: { victoryPoints } }) => {
    const [home, away] = sides
    if (!victoryPoints || home === undefined || away === undefined) return []
    const one = { session, sides: [entrantId(home), entrantId(away)], victoryPoints } as const
    return [{ ...one, ...(round === undefined ? {} : { round }) }]
  }),
})
