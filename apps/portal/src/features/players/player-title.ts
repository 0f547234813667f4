import { getLocale } from 'next-intl/server'
import { missingTitle } from '@/components/missing-title'
import { namesInOrder } from '@/lib/format/names'
import { loadPlayer } from './load-players'

/** The player's name for the browser's title bar. */
export const playerTitle = async (id: string): Promise<string | undefined> => {
  const [answer, locale] = await Promise.all([loadPlayer(id), getLocale()])
  return answer.ok ? namesInOrder(answer.data, locale).primary.text : missingTitle(answer.failure)
}
