import { getLocale, getTranslations } from 'next-intl/server'
import { FailureNotice } from '@/components/failure-notice'
import { Part } from '@/components/fold'
import { Instant } from '@/components/instant'
import { NotFound } from '@/components/not-found'
import { ButtonLink } from '@/components/ui/button'
import { Chip } from '@/components/ui/chip'
import { EmptyState } from '@/components/ui/empty-state'
import { Notice } from '@/components/ui/notice'
import { PageTitle } from '@/components/ui/page-title'
import type { ResultOf } from '@/gql'
import { Link } from '@/i18n/navigation'
import { inLanguage } from '@/lib/format/bilingual'
import { formatDate } from '@/lib/format/dates'
import { ask } from '@/lib/graphql/server-client'
import { paths } from '@/lib/paths'
import { plugs } from '@/sports/plugs'
import { codesOf } from '@/lib/codes'
import { CompareForm, SwitchDayForm } from './switch-forms'
import { SwitchQuery } from './switching.graphql'

type Answer = ResultOf<typeof SwitchQuery>
type Desk = NonNullable<Answer['switchDesk']>
type List = Desk['printedLists'][number]

async function Days({ days }: Pick<Desk, 'days'>) {
  const [t, sports, locale] = await Promise.all([getTranslations('switching'), getTranslations('sport'), getLocale()])
  if (days.length === 0) return <p className="max-w-prose text-muted">{t('noDay')}</p>
  return (
    <ul className="border-rule border-t">
      {days.map(({ sport, system, day, reason, recordedAt, supersededAt }) => (
        <li key={recordedAt} className="border-rule border-b py-2">
          <p className="flex flex-wrap items-baseline gap-x-3">
            <span className="font-medium">{sports(sport)}</span>
            <span>{t('since', { day: formatDate(day, locale), system })}</span>
            {supersededAt ? <Chip>{t('superseded')}</Chip> : null}
          </p>
          <p className="text-muted text-sm">
            {reason} · <Instant at={recordedAt} />
          </p>
        </li>
      ))}
    </ul>
  )
}

/** What came of the latest comparison, and the way into it. */
async function Compared({ check }: { readonly check: NonNullable<List['check']> }) {
  const t = await getTranslations('switching')
  const count = check.reasons.reduce((sum, one) => sum + one.count, 0)
  const accepted = check.reasons.reduce((sum, one) => sum + one.accepted, 0)
  return (
    <Link href={paths.printedCheck(check.id)} className="link inline-flex min-h-11 items-center">
      {count === 0 ? t('allSame', { printed: check.printed }) : t('differ', { count, open: count - accepted })}
    </Link>
  )
}

async function PrintedLists({ answer, desk }: { readonly answer: Answer; readonly desk: Desk }) {
  const [t, sports, locale] = await Promise.all([getTranslations('switching'), getTranslations('sport'), getLocale()])
  if (desk.printedLists.length === 0)
    return (
      <EmptyState title={t('noLists')}>
        <ButtonLink href={paths.deskSpreadsheets({ kind: 'lists' })} size="small">
          {t('bringLists')}
        </ButtonLink>
      </EmptyState>
    )
  const rankingsOf = (sport: string) =>
    answer.rankings
      .filter(one => one.kind === 'points' && one.sport === sport)
      .map(one => ({ value: one.id, label: inLanguage(one.name, locale) }))
  return (
    <ul className="border-rule border-t">
      {desk.printedLists.map(list => {
        const rankings = rankingsOf(list.sport)
        return (
          <li key={`${list.sport} ${list.name} ${list.asOf}`} className="border-rule border-b py-3">
            <p className="flex flex-wrap items-baseline gap-x-3">
              <span className="font-medium">{list.name}</span>
              <span>{formatDate(list.asOf, locale)}</span>
              <span className="text-muted text-sm">
                {sports(list.sport)} · {t('places', { count: list.places })} · {list.system}
              </span>
            </p>
            {list.check ? <Compared check={list.check} /> : null}
            {rankings.length > 0 ? (
              <CompareForm
                body={answer.organisation?.id ?? ''}
                list={list.name}
                asOf={list.asOf}
                rankings={rankings}
                label={list.check ? t('compareAgain') : t('compare')}
              />
            ) : (
              <p className="text-muted text-sm">{t('noRanking')}</p>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** The switch of a body from earlier systems: its day, and the lists they printed beside ours. */
export async function SwitchView({ id }: { readonly id: string }) {
  const [t, sports, locale, answer] = await Promise.all([
    getTranslations('switching'),
    getTranslations('sport'),
    getLocale(),
    ask(SwitchQuery, { id }),
  ])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const { organisation: body, switchDesk: desk } = answer.data
  if (!body) return <NotFound />
  if (!desk) return <Notice tone="attention" title={t('notYours')} className="my-6" />
  return (
    <>
      <PageTitle
        kicker={
          <Link href={paths.deskBody(body.id)} className="hover:underline">
            {inLanguage(body.name, locale)}
          </Link>
        }
        title={t('title')}
        secondary={t('intro')}
        actions={<ButtonLink href={paths.deskSpreadsheets()}>{t('bring')}</ButtonLink>}
      />
      <div className="flex flex-col gap-10">
        <Part title={t('lists')}>
          <PrintedLists answer={answer.data} desk={desk} />
        </Part>
        <Part title={t('day')}>
          <Days days={desk.days} />
          <div className="mt-4">
            <p className="mb-3 max-w-prose text-muted text-sm">{t('dayHint')}</p>
            <SwitchDayForm
              body={body.id}
              sports={codesOf(plugs).map(value => ({ value, label: sports(value) }))}
              system={desk.printedLists[0]?.system}
            />
          </div>
        </Part>
        {desk.mayTakeOut ? (
          <Part title={t('takeOut')}>
            <p className="mb-3 max-w-prose text-muted text-sm">{t('takeOutHint')}</p>
            <a href={paths.registerSheets(body.id)} className="link inline-flex min-h-11 items-center" download>
              {t('takeOutFile', { name: `${body.code}.zip` })}
            </a>
          </Part>
        ) : null}
      </div>
    </>
  )
}
