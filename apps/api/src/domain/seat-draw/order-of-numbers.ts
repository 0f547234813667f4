import { sha256 } from '../../base/digest.js'

/** What is published of the secret before the first number is drawn. */
export const commitmentTo = sha256

/**
 * The numbers in the order in which they are drawn by a press: by SHA-256 of `secret:number`, the smallest first. Anyone with the
 * secret makes it again.
 */
export const orderOfNumbers = (secret: string, places: number): readonly number[] =>
  Array.from({ length: places }, (_, at) => at + 1)
    .map(number => ({ number, key: sha256(`${secret}:${number}`) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ number }) => number)
