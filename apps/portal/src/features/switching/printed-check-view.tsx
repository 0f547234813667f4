import { getLocale, getTranslations } from 'next-intl/server'
import { FailureNotice } from '@/components/failure-notice'
import { Fold, Part } from '@/components/fold'
import { Instant } from '@/components/instant'
import { NotFound } from '@/components/not-found'
import { Refusal } from '@/components/permitted'
import { PersonName } from '@/components/person-name'
import { Notice } from '@/components/ui/notice'
import { PageTitle } from '@/components/ui/page-title'
import { Pagination } from '@/components/ui/pagination'
import { Cell, ColumnHead, RegisterTable, Row, RowHead } from '@/components/ui/table'
import type { ResultOf, VariablesOf } from '@/gql'
import { Link } from '@/i18n/navigation'
import { inLanguage } from '@/lib/format/bilingual'
import { formatDate } from '@/lib/format/dates'
import { ask } from '@/lib/graphql/server-client'
import { paths } from '@/lib/paths'
import { AcceptDifferenceForm, AcceptReasonForm } from './switch-forms'
import { PrintedCheckQuery } from './switching.graphql'

type Check = NonNullable<ResultOf<typeof PrintedCheckQuery>['printedListCheck']>
type Reason = NonNullable<VariablesOf<typeof PrintedCheckQuery>['reason']>

const SHOWN = 50

const reasonsShown = [
  'pointsMissing',
  'pointsMore',
  'countedOtherwise',
  'printedOnly',
  'hereOnly',
  'placeOnly',
] as const satisfies readonly Reason[]

const reasonIn = (said: string | undefined): Reason | undefined => reasonsShown.find(one => one === said)

const mayAccept = ({ supersededAt, canAccept }: Check): boolean => supersededAt === null && canAccept.allowed

async function Reasons({ check, chosen }: { readonly check: Check; readonly chosen: Reason | undefined }) {
  const t = await getTranslations('switching')
  if (check.reasons.length === 0) return <Notice title={t('allSame', { printed: check.printed })} />
  return (
    <ul className="border-rule border-t">
      {check.reasons.map(({ reason, count, accepted }) => (
        <li key={reason} className="border-rule border-b py-2">
          <p className="flex flex-wrap items-baseline gap-x-3">
            <Link
              href={paths.printedCheck(check.id, { reason })}
              className="link inline-flex min-h-11 items-center font-medium"
              aria-current={reason === chosen ? 'true' : undefined}
            >
              {t(`reasons.${reason}`)}
            </Link>
            <span className="figures">{t('people', { count })}</span>
            <span className="text-muted text-sm">{t('accepted', { count: accepted })}</span>
          </p>
          <p className="max-w-prose text-muted text-sm">{t(`because.${reason}`)}</p>
          {accepted < count && mayAccept(check) ? (
            <Fold title={t('acceptAll', { count: count - accepted })}>
              <AcceptReasonForm check={check.id} reason={reason} label={t('acceptAll', { count: count - accepted })} />
            </Fold>
          ) : null}
        </li>
      ))}
    </ul>
  )
}

async function Differences({ check }: { readonly check: Check }) {
  const t = await getTranslations('switching')
  const none = '—'
  return (
    <RegisterTable caption={t('differences')} captionHidden label={t('differences')}>
      <thead>
        <Row>
          <ColumnHead stuck>{t('person')}</ColumnHead>
          <ColumnHead numeric>{t('printedPlace')}</ColumnHead>
          <ColumnHead numeric>{t('ownPlace')}</ColumnHead>
          <ColumnHead numeric>{t('printedValue')}</ColumnHead>
          <ColumnHead numeric>{t('ownValue')}</ColumnHead>
          <ColumnHead numeric>{t('pointsHere')}</ColumnHead>
          <ColumnHead>{t('why')}</ColumnHead>
        </Row>
      </thead>
      <tbody>
        {check.differences.map(one => (
          <Row key={one.id}>
            <RowHead stuck>{one.person ? <PersonName person={one.person} /> : none}</RowHead>
            <Cell numeric>{one.printedPlace ?? none}</Cell>
            <Cell numeric>{one.ownPlace ?? none}</Cell>
            <Cell numeric>{one.printedValue ?? none}</Cell>
            <Cell numeric>{one.ownValue ?? none}</Cell>
            <Cell numeric>{one.pointsHere}</Cell>
            <Cell>
              {t(`reasons.${one.reason}`)}
              {one.accepted ? (
                <span className="block text-muted text-sm">{t('acceptedBecause', { note: one.accepted })}</span>
              ) : null}
              {!one.accepted && mayAccept(check) ? (
                <Fold title={t('accept')}>
                  <AcceptDifferenceForm difference={one.id} />
                </Fold>
              ) : null}
            </Cell>
          </Row>
        ))}
      </tbody>
    </RegisterTable>
  )
}

/** How many a comparison lists under a choice of reason. */
const countOf = (check: Check, chosen: Reason | undefined): number =>
  check.reasons.reduce((sum, { reason, count }) => sum + (chosen === undefined || reason === chosen ? count : 0), 0)

interface PrintedCheckViewProps {
  readonly id: string
  readonly reason: string | undefined
  readonly page: string | undefined
}

/** A list of an earlier system beside ours of that day: who stands otherwise, and why. */
export async function PrintedCheckView({ id, reason: said, page: at }: PrintedCheckViewProps) {
  const [chosen, page] = [reasonIn(said), Math.max(1, Number.parseInt(at ?? '1', 10) || 1)]
  const asked = { id, reason: chosen ?? null, first: SHOWN, offset: (page - 1) * SHOWN }
  const [t, pages, locale, answer] = await Promise.all([
    getTranslations('switching'),
    getTranslations('common'),
    getLocale(),
    ask(PrintedCheckQuery, asked),
  ])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const check = answer.data.printedListCheck
  if (!check) return <NotFound />
  const { organisation: body, ranking } = check
  const total = countOf(check, chosen)
  const other = (to: number) => paths.printedCheck(id, { reason: chosen, page: to > 1 ? String(to) : undefined })
  return (
    <>
      <PageTitle
        kicker={
          body ? (
            <Link href={paths.deskSwitch(body.id)} className="hover:underline">
              {t('title')}
            </Link>
          ) : null
        }
        title={`${check.listName} · ${formatDate(check.asOf, locale)}`}
        secondary={ranking ? t('comparedWith', { ranking: inLanguage(ranking.name, locale) }) : undefined}
      >
        <span className="text-muted text-sm">
          <Instant at={check.recordedAt} />
        </span>
      </PageTitle>
      {check.supersededAt ? <Notice tone="attention" title={t('comparedAgain')} className="mb-6" /> : null}
      <p className="figures mb-6">{t('sameOf', { same: check.same, printed: check.printed })}</p>
      <div className="flex flex-col gap-10">
        <Part title={t('byReason')}>
          <Reasons check={check} chosen={chosen} />
          {check.reasons.some(one => one.accepted < one.count) ? <Refusal permission={check.canAccept} /> : null}
        </Part>
        {total > 0 ? (
          <Part title={chosen ? t(`reasons.${chosen}`) : t('differences')}>
            {chosen ? (
              <Link href={paths.printedCheck(id)} className="link inline-flex min-h-11 items-center">
                {t('all')}
              </Link>
            ) : null}
            <Differences check={check} />
            <Pagination
              label={pages('pages')}
              summary={pages('showing', { total, shown: check.differences.length })}
              previous={page > 1 ? { href: other(page - 1), label: pages('previousPage') } : undefined}
              next={page * SHOWN < total ? { href: other(page + 1), label: pages('nextPage') } : undefined}
            />
          </Part>
        ) : null}
      </div>
    </>
  )
}
