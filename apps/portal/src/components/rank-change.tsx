import { useTranslations } from 'next-intl'
import { open } from '@/lib/format/fill'
import { type MoveWords, RankMove } from './rank-move'

/** What is said of places won or lost, the number left open. */
export const moveWords = (t: ReturnType<typeof useTranslations<'rankings'>>): MoveWords => ({
  fresh: t('new'),
  same: t('same'),
  up: t('up', open('count')),
  down: t('down', open('count')),
})

/** Places won or lost since the list before, as a sign and in words. */
export function RankChange({ rank, previous }: { readonly rank: number; readonly previous: number | null }) {
  const words = moveWords(useTranslations('rankings'))
  return <RankMove moved={previous === null ? undefined : previous - rank} words={words} />
}
