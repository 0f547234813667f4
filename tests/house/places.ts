import type { SourceFile } from '../architecture/source-files.js'
import { functionLengths } from './functions.js'
import { isTest, withoutComments } from './tested-only.js'

/** Where the tree is longer, looser or better informed than it should be. */

export const LONG = 60
const SPORTS = ['bridge', 'guandan', 'mahjong']

export const patterns = {
  parsedJson: /JSON\.parse\(/g,
  refreshed: /\brouter\.refresh\(/g,
  castByUnknown: /\bas unknown as\b/g,
  castToNever: /\bas never\b/g,
} as const

/** What goes to the users: no tests, nothing generated. */
export const shippedOf = (files: readonly SourceFile[]): readonly SourceFile[] =>
  files.filter(file => !isTest(file) && !/graphql-env/.test(file.path))

/** The file of each place where the code matches. */
export const occurrences = (pattern: RegExp, among: readonly SourceFile[]): string[] =>
  among.flatMap(file => [...withoutComments(file.text).matchAll(pattern)].map(() => file.path))

/** A shorter file has no longer function, and need not be parsed. */
const isLong = ({ text }: SourceFile): boolean => text.split('\n').length > LONG

/** Functions over `LONG` lines, each as lines, file and name. */
export const longFunctions = (among: readonly SourceFile[]): string[] =>
  among.filter(isLong).flatMap(file =>
    functionLengths(file.path, file.text)
      .filter(({ lines }) => lines > LONG)
      .map(({ name, lines }) => `${lines} ${file.path} ${name}`),
  )

/** Files outside a sport's own folders that name a sport. */
export const sportPlaces = (among: readonly SourceFile[]): string[] => {
  const own = new RegExp(`/(${SPORTS.join('|')})/|/seed/|\\.input\\.ts$`)
  const names = new RegExp(`['"\`/](${SPORTS.join('|')})['"\`/]`)
  return among.filter(file => !own.test(file.path) && names.test(withoutComments(file.text))).map(file => file.path)
}
