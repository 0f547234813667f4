import { type ClauseRef, clause } from '../../../core/clause.js'

export const gsac2017Id = 'guandan/gsac-2017'

/** An article of the 2017 text, e.g. `15.3.4`. */
export const gsac2017Clause = (article: string): ClauseRef => clause(gsac2017Id, article)
