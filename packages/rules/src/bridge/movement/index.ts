/** Movements alone, light enough for a form: what they are, how even they are, and their files. */
export { planMovement } from '../seating.js'
export { deviationText, switchAdvice } from './balance.js'
export { howell, howellRounds } from './howell.js'
export { shomatePlayers } from './individual.js'
export { mitchell } from './mitchell.js'
export { movementToCsv, movementToJson, readMovementFile } from './movement-file.js'
export { type MovementKind, type MovementRequest, movementKinds } from './plan.js'
