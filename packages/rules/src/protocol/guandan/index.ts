export { answerScoreLine } from './answer-line.js'
export { answerRankLine } from './rank-line.js'
