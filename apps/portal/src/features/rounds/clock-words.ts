import { getTranslations } from 'next-intl/server'
import { type ClockWords, clockWordsBy } from './clock-text'

/** The words of a round's clock, for the pages that show one. */
export const clockWords = async (): Promise<ClockWords> => clockWordsBy(await getTranslations('rounds.clock'))
