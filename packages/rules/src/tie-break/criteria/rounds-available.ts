import { one, zero } from '../../core/ratio.js'
import type { Criterion } from '../../core/standings.js'
import { type CriterionLabel, criterionOfTerms, label } from '../figure.js'
import { indexOf, type LineFilter } from '../field-index.js'
import { isVoluntary } from '../marks.js'

/** Rounds the contestant was there to play (FIDE C.07 art. 7.6). */
export const roundsAvailable = (options: CriterionLabel & LineFilter): Criterion =>
  criterionOfTerms({
    label: label(options, 'roundsAvailable'),
    terms: (field, _tied, entrant) =>
      indexOf(field)
        .lines(entrant, options)
        .map(line => ({ value: isVoluntary(line) ? zero : one, line })),
  })
