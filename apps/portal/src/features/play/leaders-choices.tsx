import { useLocale, useTranslations } from 'next-intl'
import { ChoiceTabs } from '@/components/ui/choice-tabs'
import type { ResultOf } from '@/gql'
import { inLanguage } from '@/lib/format/bilingual'
import { paths } from '@/lib/paths'
import type { LeadersOfSeriesQuery } from './leaders.graphql'

/** What an event’s readers may ask for instead of the usual. */
const choices = [1, 16, 32, 64] as const

export const leastOf = (text: string | undefined) => choices.find(one => `${one}` === text)

interface ChoicesProps {
  readonly event: Omit<NonNullable<ResultOf<typeof LeadersOfSeriesQuery>['event']>, 'sport' | 'seriesTable'>
  /** What is shown: a stage, or the series. */
  readonly stage?: string | undefined
  readonly of?: 'series'
  readonly least: number | undefined
}

/** Among whom: a stage of the event, or everybody in its series; and how much is asked of whoever is listed. */
export function LeadersChoices({ event, stage, of, least }: ChoicesProps) {
  const t = useTranslations('play')
  const locale = useLocale()
  const href = (values: Omit<ChoicesProps, 'event'>) => paths.eventSection(event, 'leaders', values)
  const series = { href: href({ of: 'series', least }), label: t('ofSeries'), current: of !== undefined }
  const tabs = [
    ...event.stages.map(({ id, name }) => ({
      href: href({ stage: id, least }),
      label: inLanguage(name, locale),
      current: id === stage,
    })),
    ...(event.hasSeriesTable ? [series] : []),
  ]
  return (
    <>
      {tabs.length > 1 ? <ChoiceTabs label={t('among')} tabs={tabs} /> : null}
      <ChoiceTabs
        label={t('leastCounts')}
        tabs={[
          { href: href({ stage, of, least: undefined }), label: t('usualLeast'), current: least === undefined },
          ...choices.map(one => ({
            href: href({ stage, of, least: one }),
            label: t('atLeast', { count: one }),
            current: one === least,
          })),
        ]}
      />
    </>
  )
}
