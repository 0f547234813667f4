/**
 * Whether two or three divides a number. Where neither does, lines that move nought, one or two tables up or down meet
 * each other at every table exactly once in as many rounds as there are tables.
 */
export const hasSmallDivisor = (size: number): boolean => size % 2 === 0 || size % 3 === 0
