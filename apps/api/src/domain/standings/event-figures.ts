import { Ratios } from '@paiji/rules'
import type { DerivedStandings } from './derive-standings.js'

/** One figure of a contestant, as printed. */
export interface EventFigure {
  readonly code: string
  readonly value: string
}

/**
 * What every contestant has under those criteria of the chain whose figure is that of the whole event, in the order of
 * the chain: the standings keep a figure only of those it was asked of.
 */
export const eventFigures = ({
  edition,
  facts,
  scoreLines,
  standings,
}: Pick<DerivedStandings, 'edition' | 'facts' | 'scoreLines' | 'standings'>): ReadonlyMap<string, EventFigure[]> => {
  const entrants = standings.map(line => line.entrant)
  const totals = new Map(standings.map(line => [line.entrant, line.total]))
  const field = { facts, lines: scoreLines, totals }
  const found = new Map<string, EventFigure[]>(entrants.map(entrant => [entrant, []]))
  for (const criterion of edition.tieBreaks(facts.settings)) {
    if (!criterion.ofEvent) continue
    const column = criterion.column(field, entrants)
    for (const entrant of entrants) {
      const value = column.get(entrant)
      if (value) found.get(entrant)?.push({ code: criterion.code, value: Ratios.toDecimal(value, criterion.decimals) })
    }
  }
  return found
}

/** The figures of the whole event and those that were asked when the line was placed, in the order of the chain. */
export const figuresInOrder = (
  chain: readonly string[],
  ofEvent: readonly EventFigure[],
  asked: readonly EventFigure[],
): EventFigure[] => {
  const byCode = new Map([...ofEvent, ...asked].map(figure => [figure.code, figure]))
  const codes = [...new Set([...chain, ...byCode.keys()])]
  return codes.flatMap(code => byCode.get(code) ?? [])
}
