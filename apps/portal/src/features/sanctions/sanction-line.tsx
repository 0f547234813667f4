import { BroughtIn } from '@/components/brought-in'
import { useLocale, useTranslations } from 'next-intl'
import { ClauseRef } from '@/components/clause-ref'
import { PersonName } from '@/components/person-name'
import { Chip } from '@/components/ui/chip'
import type { FragmentOf } from '@/gql'
import { inLanguage } from '@/lib/format/bilingual'
import { formatDate } from '@/lib/format/dates'
import { lastDayOf } from '@/lib/format/last-day'
import type { SanctionFields } from './sanctions.graphql'

export type ShownSanction = FragmentOf<typeof SanctionFields>

/** Who is kept from what, by whom, from when until when and why. */
export function SanctionLine({
  sanction,
  named = true,
}: {
  readonly sanction: ShownSanction
  readonly named?: boolean
}) {
  const t = useTranslations('sanctions')
  const sports = useTranslations('sport')
  const locale = useLocale()
  const { from, until, sport } = sanction
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        {named && sanction.person ? <PersonName person={sanction.person} /> : null}
        <span>{t(`scope.${sanction.scope}`)}</span>
        <span>{sport ? sports(sport) : sports('all')}</span>
        <span className="figures">
          {until
            ? t('days', { from: formatDate(from, locale), until: formatDate(lastDayOf(until), locale) })
            : t('openEnd', { from: formatDate(from, locale) })}
        </span>
        <Chip tone={sanction.status === 'IN_FORCE' ? 'seal' : 'plain'}>{t(`status.${sanction.status}`)}</Chip>
        {sanction.publicity === 'offices' ? <Chip>{t('notPublic')}</Chip> : null}
        {sanction.publicFrom ? <Chip>{t('publicOn', { day: formatDate(sanction.publicFrom, locale) })}</Chip> : null}
      </p>
      <p className="text-muted text-sm">
        {inLanguage(sanction.organisation.name, locale)} · {sanction.byDecision ? `${t('byDecision')} · ` : ''}
        {sanction.reason}
        {sanction.rule ? (
          <>
            {' · '}
            <ClauseRef clause={sanction.rule} />
          </>
        ) : null}
      </p>
      {sanction.broughtIn ? <BroughtIn origin={sanction.broughtIn} /> : null}
      {sanction.liftReason ? <p className="text-sm">{t('lifted', { reason: sanction.liftReason })}</p> : null}
    </>
  )
}
