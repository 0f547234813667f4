/** The numbers of Laws 77, 78B and 12 are those of the edition before. */
export { artificial, duplicateTable, impThresholds } from '../ccba-1999/tables.js'
