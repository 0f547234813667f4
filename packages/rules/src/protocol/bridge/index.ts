export { answerScoreLine } from './answer-line.js'
export { answerMovementLine } from './answer-movement.js'
