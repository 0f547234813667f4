import { readFile } from 'node:fs/promises'
import { type LawTextFile, readLawText } from '@paiji/formats'
import type { Problem } from '@paiji/rules'
import { articleKey, type LawBook } from '@paiji/rules/laws'

type Line = Readonly<Record<string, unknown>>

export interface ReadLaws {
  readonly lines: readonly Line[]
  /** 0: every article from the first to the last is there. 2: some are missing, or begin out of order. 1: refused. */
  readonly status: 0 | 1 | 2
}

/** Beside an edition: what it cites that the file does not have, and whole articles of the file that it does not. */
const beside = (file: LawTextFile, book: LawBook): Line => {
  const read = new Set(file.articles.map(({ number }) => articleKey(number)))
  const known = new Set(book.articles.map(({ number }) => articleKey(number)))
  const numbers = (articles: readonly { readonly number: string }[]) => articles.map(({ number }) => number)
  return {
    edition: book.id,
    notInFile: numbers(book.articles.filter(({ number }) => !read.has(articleKey(number)))),
    notInEdition: numbers(
      file.articles.filter(({ number }) => /^\d+$/u.test(number) && !known.has(articleKey(number))),
    ),
  }
}

const refused = (problems: readonly Problem[]): ReadLaws => ({ lines: [{ problems }], status: 1 })

/** A line for each article of a rulebook and each part that is cited, then one with what there is to say. Nothing is stored. */
export const readLaws = async (path: string, book?: LawBook): Promise<ReadLaws> => {
  const content = await readFile(path).catch(() => undefined)
  if (!content) return refused([{ code: 'FILE_NOT_FOUND' }])
  const file = readLawText(content)
  if (!file.ok) return refused(file.error)
  const { articles, numbering, whole, leftOut, problems } = file.value
  const told = problems.some(({ severity }) => severity !== 'info')
  return {
    lines: [
      ...articles.map(({ number, title, text, line }) => ({ number, title, line, text })),
      {
        numbering,
        articles: whole,
        parts: articles.length - whole,
        leftOut,
        problems,
        ...(book ? beside(file.value, book) : {}),
      },
    ],
    status: told ? 2 : 0,
  }
}
