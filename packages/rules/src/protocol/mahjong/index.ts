export { answerScoreLine } from './answer-line.js'
export { answerSeatingLine } from './answer-seating.js'
