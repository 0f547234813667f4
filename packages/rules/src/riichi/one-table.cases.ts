import { oneTable } from '../plain/one-table.cases.js'

/** One table of four by the European rules. */
export const { edition, players, stage, totals, problems } = oneTable('riichi/ema-2016', 4)
