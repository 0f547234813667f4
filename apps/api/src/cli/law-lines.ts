import { readFile } from 'node:fs/promises'
import { readLawText } from '@paiji/formats'
import type { Problem } from '@paiji/rules'
import type { LawBook } from '@paiji/rules/laws'
import { besideBook } from '../domain/laws/read-law-text.js'

type Line = Readonly<Record<string, unknown>>

export interface ReadLaws {
  readonly lines: readonly Line[]
  /** 0: every article from the first to the last is there. 2: some are missing, or begin out of order. 1: refused. */
  readonly status: 0 | 1 | 2
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
        ...(book ? { edition: book.id, ...besideBook(file.value, book) } : {}),
      },
    ],
    status: told ? 2 : 0,
  }
}
