import { type LawTextFile, readLawText as readText } from '@paiji/formats'
import { ok } from '@paiji/rules'
import { articleKey, type LawBook, lawBook } from '@paiji/rules/laws'
import type { Viewer } from '../../auth/viewer.js'
import type { Outcome } from '../../base/problem.js'
import { managedOrganisation } from '../registry/places.js'
import type { Deps } from '../shared/deps.js'
import { refuseLaw } from './refuse.js'

/** Beside an edition: what it cites that the file does not have, and whole articles of the file that it does not. */
export interface BesideBook {
  readonly notInFile: readonly string[]
  readonly notInEdition: readonly string[]
}

const isWhole = (number: string): boolean => /^\d+$/u.test(number)

export const besideBook = (file: LawTextFile, book: LawBook): BesideBook => {
  const read = new Set(file.articles.map(({ number }) => articleKey(number)))
  const known = new Set(book.articles.map(({ number }) => articleKey(number)))
  const numbers = (articles: readonly { readonly number: string }[]) => articles.map(({ number }) => number)
  return {
    notInFile: numbers(book.articles.filter(({ number }) => !read.has(articleKey(number)))),
    notInEdition: numbers(file.articles.filter(({ number }) => isWhole(number) && !known.has(articleKey(number)))),
  }
}

export interface LawTextInput {
  readonly organisationId: string
  /** The text it belongs under: `bridge/laws-2017`. */
  readonly book: string
  readonly fileName: string
  readonly content: Uint8Array
}

export interface ReadLawText extends BesideBook {
  readonly file: LawTextFile
  readonly book: LawBook
}

/**
 * What a rulebook that was brought comes to, beside the edition that cites it; nothing is stored. Problems:
 * ORGANISATION_UNKNOWN, NOT_PERMITTED, LAW_BOOK_UNKNOWN and those of the reader.
 */
export const readLawText = async (
  deps: Deps,
  viewer: Viewer,
  { organisationId, book: id, content }: LawTextInput,
): Promise<Outcome<ReadLawText>> => {
  const managed = await managedOrganisation(deps.db, viewer, organisationId)
  if (!managed.ok) return managed
  const book = lawBook(id)
  if (!book) return refuseLaw('LAW_BOOK_UNKNOWN', 'book')
  const file = readText(content)
  if (!file.ok) return file
  return ok({ file: file.value, book, ...besideBook(file.value, book) })
}
