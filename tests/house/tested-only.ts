import type { SourceFile } from '../architecture/source-files.js'

export const isTest = ({ path }: SourceFile): boolean =>
  path.startsWith('tests/') || /\.(test|cases)\.tsx?$|\/testing\//.test(path)

export const withoutComments = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[^:])\/\/[^\n]*/g, '$1')

/**
 * Pages and tables are read by their framework, a vocabulary by the test that asks for a sentence of every code, the client
 * by other people's programs.
 */
const readByFile = /^packages\/client\/|\/app\/|\/db\/schema\/|\.config\.ts$|\/explanation-codes\.ts$/

/**
 * Exported constants, functions and classes that tests name and no shipped file but the one that declares them: abilities
 * that no user can reach. Passing an export on is no use.
 */
export const testedOnly = (files: readonly SourceFile[]): string[] => {
  const words = (file: SourceFile) =>
    withoutComments(file.text)
      .replace(/^export (?:type )?(?:\*|\{[^}]*\}) from [^\n]+$/gm, '')
      .match(/[\w$]+/g) ?? []
  const shipped = files.filter(file => !isTest(file))
  const uses = new Map<string, number>()
  for (const file of shipped) for (const word of words(file)) uses.set(word, (uses.get(word) ?? 0) + 1)
  const tested = new Set(files.filter(isTest).flatMap(words))
  return shipped
    .filter(file => !readByFile.test(file.path))
    .flatMap(file =>
      [...file.text.matchAll(/^export (?:async )?(?:const|function\*?|class) (\w+)/gm)].map(match => ({
        name: match[1] as string,
        path: file.path,
      })),
    )
    .filter(({ name }) => uses.get(name) === 1 && tested.has(name))
    .map(({ name, path: file }) => `${file} ${name}`)
}
