import { getLocale, getTranslations } from 'next-intl/server'
import { FailureNotice } from '@/components/failure-notice'
import { Instant } from '@/components/instant'
import { Chip } from '@/components/ui/chip'
import { EmptyState } from '@/components/ui/empty-state'
import { PageTitle } from '@/components/ui/page-title'
import { ownBody } from '@/features/sign-in'
import type { ResultOf, VariablesOf } from '@/gql'
import { Link } from '@/i18n/navigation'
import { inLanguage } from '@/lib/format/bilingual'
import { namesInOrder } from '@/lib/format/names'
import { ask } from '@/lib/graphql/server-client'
import { paths } from '@/lib/paths'
import { AnomalyDeskQuery } from './anomalies.graphql'
import { RunChecksForm, SettleForms } from './anomaly-forms'

type Desk = ResultOf<typeof AnomalyDeskQuery>['anomalyDesk']
type Anomaly = Desk['anomalies'][number]
type Kind = Anomaly['kind']

const A_PAGE = 50

async function Line({ anomaly, settles }: { readonly anomaly: Anomaly; readonly settles: boolean }) {
  const [t, locale] = await Promise.all([getTranslations('anomalies'), getLocale()])
  const { event, person } = anomaly
  return (
    <li className="border-rule border-b py-3">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <Chip tone={anomaly.severity === 'grave' ? 'seal' : 'plain'}>{t(`severities.${anomaly.severity}`)}</Chip>
        {event ? (
          <Link href={paths.deskOffice(event.id)} className="link font-medium">
            {inLanguage(event.name, locale)}
          </Link>
        ) : null}
        {person ? (
          <Link href={paths.deskPerson(person.id)} className="link font-medium">
            {namesInOrder(person, locale).primary.text}
          </Link>
        ) : null}
        <span>{t(`kinds.${anomaly.kind}`)}</span>
        <span className="text-muted text-sm">
          {anomaly.count > 1 ? `${t('count', { count: anomaly.count })} · ` : ''}
          {t('since')} <Instant at={anomaly.firstSeenAt} />
          {anomaly.owner ? ` · ${t('owner', { name: anomaly.owner })}` : ''}
        </span>
      </p>
      {anomaly.acceptReason ? (
        <p className="text-muted text-sm">{t('accepted', { reason: anomaly.acceptReason })}</p>
      ) : null}
      {settles && !anomaly.acceptReason ? <SettleForms anomaly={anomaly.id} isMine={anomaly.isMine} /> : null}
    </li>
  )
}

async function Filters({
  desk,
  kind,
  accepted,
}: {
  readonly desk: Desk
  readonly kind?: string
  readonly accepted: boolean
}) {
  const t = await getTranslations('anomalies')
  const one = 'inline-flex min-h-11 items-center lg:min-h-8'
  return (
    <nav aria-label={t('filter')} className="mb-4 flex flex-wrap gap-x-5">
      <Link href={paths.deskAnomalies()} className={kind || accepted ? `link ${one}` : `${one} font-medium`}>
        {t('allOpen')}
      </Link>
      {desk.counts.map(count => (
        <Link
          key={count.kind}
          href={paths.deskAnomalies({ kind: count.kind })}
          className={kind === count.kind ? `${one} font-medium` : `link ${one}`}
        >
          {t(`kinds.${count.kind}`)} ({count.count})
        </Link>
      ))}
      <Link href={paths.deskAnomalies({ accepted: 'yes' })} className={accepted ? `${one} font-medium` : `link ${one}`}>
        {t('acceptedOnes')}
      </Link>
    </nav>
  )
}

interface AnomaliesViewProps {
  readonly kind?: string
  readonly accepted: boolean
  readonly offset: number
}

/** What the checks found over the whole database: taken on, accepted with a reason, or gone once it is put right. */
export async function AnomaliesView({ kind, accepted, offset }: AnomaliesViewProps) {
  type Variables = VariablesOf<typeof AnomalyDeskQuery>
  const variables: Variables = { kind: (kind as Kind) || null, severity: null, accepted, offset }
  const [t, common, answer] = await Promise.all([
    getTranslations('anomalies'),
    getTranslations('common'),
    ask(AnomalyDeskQuery, variables),
  ])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const { anomalyDesk: desk, viewer } = answer.data
  const body = ownBody(viewer?.roles ?? [])
  const settles = desk.canSettle.allowed
  return (
    <>
      <PageTitle
        title={t('title')}
        secondary={t('intro')}
        actions={settles && body ? <RunChecksForm organisation={body} /> : undefined}
      />
      <Filters desk={desk} kind={kind} accepted={accepted} />
      {desk.anomalies.length === 0 ? (
        <EmptyState title={t('none')}>{t('noneHint')}</EmptyState>
      ) : (
        <ul className="border-rule border-t">
          {desk.anomalies.map(anomaly => (
            <Line key={anomaly.id} anomaly={anomaly} settles={settles} />
          ))}
        </ul>
      )}
      {desk.more ? (
        <Link
          href={paths.deskAnomalies({
            kind,
            accepted: accepted ? 'yes' : undefined,
            offset: String(offset + A_PAGE),
          })}
          className="link inline-flex min-h-11 items-center"
        >
          {common('nextPage')}
        </Link>
      ) : null}
    </>
  )
}
