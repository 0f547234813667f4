export { swissEvents } from './arbitraries.js'
export { Crosstable, crosstable } from './crosstable.js'
export { largeField } from './large-field.js'
export { dice, type PlayedRound, playSwiss, type SwissEvent } from './play-swiss.js'
export {
  type CompactSession,
  compactTotal,
  rescoreCompactSession,
  scoreColumn,
  scoreCompactSession,
  type SessionColumns,
} from './bridge/compact-session.js'
export { rescoreField } from './bridge/rescore-field.js'
export { measureGuandan } from './guandan/throughput.js'
