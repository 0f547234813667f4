import { getTranslations } from 'next-intl/server'
import type { ClockWords } from './clock-text'

/** The words of a round's clock, for the pages that show one. */
export const clockWords = async (): Promise<ClockWords> => {
  const t = await getTranslations('rounds.clock')
  return {
    left: t('left'),
    over: t('over'),
    longOver: t('longOver'),
    paused: t('paused'),
    ended: t('ended'),
    waiting: t('waiting'),
  }
}
