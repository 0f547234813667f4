import { getTranslations } from 'next-intl/server'
import { ChoiceTabs } from '@/components/ui/choice-tabs'
import { paths } from '@/lib/paths'
import { loadPlayer } from './load-players'
import { numberOfPlayer } from './player-number'

interface SportTabsProps {
  readonly personId: string
  readonly section?: string
  /** The one that is chosen; all where none is. */
  readonly sport: string | undefined
}

/** All sports, or one of those the player plays; nothing for who plays one alone. */
export async function SportTabs({ personId, section, sport }: SportTabsProps) {
  const [t, words, player, answer] = await Promise.all([
    getTranslations('players'),
    getTranslations('sport'),
    numberOfPlayer(personId),
    loadPlayer(personId),
  ])
  const played = answer.ok ? answer.data.tallies.map(tally => tally.sport) : []
  if (played.length < 2) return null
  const hrefOf = (one: string | undefined) => paths.with(paths.player(player, section), { sport: one })
  return (
    <ChoiceTabs
      label={t('sports')}
      tabs={[
        { href: hrefOf(undefined), label: words('all'), current: !sport },
        ...played.map(one => ({ href: hrefOf(one), label: words(one), current: sport === one })),
      ]}
    />
  )
}
