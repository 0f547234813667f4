export { swissEvents } from './arbitraries.js'
export { Crosstable, crosstable } from './crosstable.js'
export { largeField } from './large-field.js'
export { dice, type PlayedRound, playSwiss, type SwissEvent } from './play-swiss.js'
