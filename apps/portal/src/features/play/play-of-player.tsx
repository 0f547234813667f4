import { getTranslations } from 'next-intl/server'
import { FailureNotice } from '@/components/failure-notice'
import { ChoiceTabs } from '@/components/ui/choice-tabs'
import { EmptyState } from '@/components/ui/empty-state'
import { paths } from '@/lib/paths'
import { loadPlayOfPerson, type PlayInput, yearOf } from './load-play'
import { PlayPart } from './play-part'

/** How a player's boards, deals or hands went: by what was played, over a season or altogether. */
export async function PlayOfPlayer({ personId, input }: { readonly personId: string; readonly input: PlayInput }) {
  const year = yearOf(input.year)
  const [t, answer] = await Promise.all([getTranslations('play'), loadPlayOfPerson(personId, { ...input, year })])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const { person } = answer.data
  if (!person?.play) return <EmptyState title={t('privateTitle')}>{t('private')}</EmptyState>
  const { series } = input
  const { sport } = person.play
  return (
    <>
      {series === undefined ? null : (
        <ChoiceTabs
          label={t('among')}
          tabs={[
            { href: paths.playOfPlayer(person, { sport, series }), label: t('ofSeries'), current: true },
            { href: paths.playOfPlayer(person, { sport }), label: t('allEvents'), current: false },
          ]}
        />
      )}
      <PlayPart play={person.play} year={year} hrefOf={values => paths.playOfPlayer(person, { ...values, series })} />
    </>
  )
}
