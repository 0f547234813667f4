import type { EntrantId } from '../../core/ids.js'
import { compare, multiply, type Ratio, ratio } from '../../core/ratio.js'
import type { Criterion, Field } from '../../core/standings.js'
import { type CriterionLabel, criterionOfTerms, label } from '../figure.js'
import { indexOf, type LineFilter } from '../field-index.js'
import { isPlayed } from '../marks.js'

const against = (
  code: string,
  options: CriterionLabel & LineFilter,
  counts: (field: Field, entrant: EntrantId, opponent: EntrantId) => boolean,
): Criterion =>
  criterionOfTerms({
    label: label(options, code),
    terms: (field, _tied, entrant) =>
      indexOf(field)
        .lines(entrant, options)
        .filter(line => isPlayed(line) && line.opponents.some(opponent => counts(field, entrant, opponent)))
        .map(line => ({ value: line.points.value, line })),
  })

export interface KoyaOptions extends CriterionLabel, LineFilter {
  /** Most that one game can be worth. */
  readonly win: Ratio
}

/** Points against opponents who made at least half of what could be made (FIDE C.07 art. 9.2). */
export const koya = (options: KoyaOptions): Criterion =>
  against('koya', options, (field, _entrant, opponent) => {
    const index = indexOf(field)
    const games = index.lines(opponent, options).filter(line => line.opponents.length > 0).length
    const limit = multiply(options.win, ratio(games, 2))
    return compare(index.total(opponent, options), limit) >= 0
  })

/** Points in the games against contestants that are ahead of the tied ones in the standings. */
export const pointsAgainstHigher = (options: CriterionLabel & LineFilter): Criterion =>
  against('pointsAgainstHigher', options, (field, entrant, opponent) => {
    const [own, other] = [field.totals.get(entrant), field.totals.get(opponent)]
    return own !== undefined && other !== undefined && compare(other.rankBy, own.rankBy) > 0
  })
