import type { useTranslations } from 'next-intl'

type Words = ReturnType<typeof useTranslations<'scoreDesk'>>

/** A place's name (`A/s1/r2/t3/b17`) in words; a name of another make as it stands. */
export const slotWords = (t: Words, slot: string): string => {
  const [, section = '', session, round, table, board] =
    /^(?:([^/]+)\/)?(?:s(\d+)\/)?r(\d+)\/t([^/]+)(?:\/b([^/]+))?$/.exec(slot) ?? []
  if (round === undefined || table === undefined) return slot
  return [
    session === undefined ? '' : t('sessionAt', { session }),
    t('roundAt', { round }),
    t('tableAt', { table: `${section}${table}` }),
    board === undefined ? '' : t('boardAt', { board }),
  ]
    .filter(Boolean)
    .join(' · ')
}
