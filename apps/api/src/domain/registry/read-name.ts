import type { NewName } from './register.repo.js'

/** A name begins with a letter or with the apostrophe of `'t Hooft` and `ʻAkau`. */
const BEGINS = /^['’‘ʻʼ]?\p{Letter}/u

/** What names are written with: letters with their marks, numbers (`John 3rd`), blanks, and their few signs. */
const WRITTEN = /^[\p{Letter}\p{Mark}\p{Number}\s'’‘ʻʼ`´.,·•・‧\-‐‑–()（）]*$/u

/** Whether a text can be somebody's name: a formula, a number or a smiley is not. */
export const isNameText = (text: string): boolean => BEGINS.test(text.trim()) && WRITTEN.test(text)

/** The problem with a name that is to stand in the register; undefined when it may. */
export const nameProblem = ({
  display,
  family,
  given,
}: Pick<NewName, 'display' | 'family' | 'given'>): 'NAME_MISSING' | 'NAME_NOT_LETTERS' | undefined => {
  if (!display.trim() || !family.trim()) return 'NAME_MISSING'
  return isNameText(display) && WRITTEN.test(family) && WRITTEN.test(given) ? undefined : 'NAME_NOT_LETTERS'
}
