import { getTranslations } from 'next-intl/server'
import { ChoiceTabs } from '@/components/ui/choice-tabs'
import { EmptyState } from '@/components/ui/empty-state'
import { type Play, PlayTables } from './play-tables'

interface PlayPartProps {
  readonly play: Play
  readonly year: number | undefined
  readonly hrefOf: (values: { readonly sport: string | null; readonly year?: number | undefined }) => string
}

/** The years to choose from, how many events were counted, and the tables. */
export async function PlayPart({ play, year, hrefOf }: PlayPartProps) {
  const [t, words] = await Promise.all([getTranslations('play'), getTranslations('sport')])
  const { sport, sports } = play
  const years = play.years.map(one => ({ href: hrefOf({ sport, year: one }), label: `${one}`, current: one === year }))
  return (
    <>
      <ChoiceTabs
        label={t('sports')}
        tabs={sports.map(one => ({ href: hrefOf({ sport: one }), label: words(one), current: one === sport }))}
      />
      {years.length > 1 ? (
        <ChoiceTabs
          label={t('years')}
          tabs={[{ href: hrefOf({ sport }), label: t('allYears'), current: year === undefined }, ...years]}
        />
      ) : null}
      {play.groups.length === 0 ? (
        <EmptyState title={t('noneTitle')}>{t('none')}</EmptyState>
      ) : (
        <>
          <p className="mb-4 text-muted text-sm">{t('counted', { events: play.events })}</p>
          <PlayTables play={play} />
        </>
      )}
    </>
  )
}
