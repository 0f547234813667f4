export { answerPairLine } from './pair-line.js'
