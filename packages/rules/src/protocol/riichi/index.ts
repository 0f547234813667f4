export { answerScoreLine } from './answer-line.js'
