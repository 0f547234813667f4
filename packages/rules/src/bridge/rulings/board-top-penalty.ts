import { multiply, type Ratio, ratio } from '../../core/ratio.js'

/** Procedural penalty in matchpoints: a share of the top of one board (EBU standard 25%, Chinese practice 20%). */
export const boardTopPenalty = (top: Ratio, percent: number): Ratio => multiply(top, ratio(percent, 100))
