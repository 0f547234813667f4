import type { getTranslations } from 'next-intl/server'
import { entryText } from '@/components/entry-names'
import type { Story } from './load-story'

interface Place {
  readonly session: number | null
  readonly round: number | null
  readonly board?: string | null
}

type Words<Of extends 'story' | 'beside'> = Awaited<ReturnType<typeof getTranslations<Of>>>

export type NameOfPlace = (place: Place) => string

/** Names a place in the fewest words: sessions only where the rounds have several. */
export const placeNamer = (steps: Story['steps'], t: Words<'beside'>): NameOfPlace => {
  const several = new Set(steps.map(({ session }) => session ?? 1)).size > 1
  return ({ session, round, board }) => {
    if (board) return t('board', { board })
    if (round === null) return t('elsewhere')
    return several && session !== null ? t('roundOfSession', { session, round }) : t('round', { round })
  }
}

/** Who led and how often that changed, in a sentence; none of a single round. */
export const leadSentence = (
  { steps, first, leadChanges: changes }: Story,
  t: Words<'story'>,
  nameOf: NameOfPlace,
  locale: string,
): string | undefined => {
  const [winner] = first
  if (steps.length < 2 || !winner) return undefined
  const names = entryText(winner, locale)
  if (steps.every(({ leaders }) => leaders.length === 1 && leaders[0]?.id === winner.id))
    return t('ledThroughout', { names, rounds: steps.length })
  const since = steps.findLastIndex(({ leaders }) => leaders.every(({ id }) => id !== winner.id)) + 1
  const taken = steps[since]
  return taken ? t('tookLead', { names, place: nameOf(taken), changes }) : t('changes', { changes })
}
