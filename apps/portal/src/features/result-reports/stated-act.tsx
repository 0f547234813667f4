import { useTranslations } from 'next-intl'
import { EntryNames } from '@/components/entry-names'
import { Instant } from '@/components/instant'
import type { ResultOf } from '@/gql'
import type { StatedActsQuery } from './result-reports.graphql'

type Listed = NonNullable<ResultOf<typeof StatedActsQuery>['event']>['statedForViewer'][number]
export type StatedAct = Omit<Listed, 'contestUntil' | 'canContest' | 'contested'>

/** What an officer did in the place of a side, and the role it was done by. */
export function StatedActLine({ act, zone }: Readonly<{ act: StatedAct; zone: string }>) {
  const t = useTranslations('resultReports.statedActs')
  const roles = useTranslations('role')
  return (
    <div className="min-w-0">
      {act.entry ? <EntryNames entry={act.entry} /> : null}
      <p>
        {act.kind === 'substitution'
          ? t('substitution', {
              substitute: act.substitute?.nameAsEntered ?? '',
              replaced: act.replaced?.nameAsEntered ?? '',
              session: act.fromSession ?? 0,
            })
          : t('lineUp', { segment: act.segment ?? 0 })}
      </p>
      <p className="flex flex-wrap gap-x-3 text-muted text-sm">
        <span>{t('by', { role: roles(act.power) })}</span>
        <Instant at={act.statedAt} zone={zone} />
      </p>
    </div>
  )
}
