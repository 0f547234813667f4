import { partsOfPlace } from '@paiji/rules/place-name'
import { codeText } from './code-text'

type Words = Parameters<typeof codeText>[0]

/** A place's name (`A/s1/r2/t3/b17`) in words of the namespace `place`; a name of another make as it stands. */
export const slotWords = (words: Words, slot: string): string =>
  partsOfPlace(slot)
    ?.map(({ kind, values }) => codeText(words, kind, values))
    .join(' · ') ?? slot
