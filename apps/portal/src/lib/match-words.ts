import type { useTranslations } from 'next-intl'

type Words = ReturnType<typeof useTranslations<'rounds.match'>>

/** A match of a bracket, or the seed who starts there, as a person calls it; `w/r2/m1` is the rules' own name for it. */
export const matchWords = (t: Words, name: string): string => {
  if (/^\d+$/.test(name)) return t('seed', { seed: name })
  if (name === 'final' || name === 'reset') return t(name)
  const [, part = '', place = '', round = '', match = ''] = /^(w|l|p(\d+))\/r(\d+)\/m(\d+)$/.exec(name) ?? []
  if (part === '') return name
  return place ? t('placement', { place, round, match }) : t(part === 'w' ? 'main' : 'losers', { round, match })
}
