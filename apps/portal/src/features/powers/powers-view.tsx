import { getLocale, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { FailureNotice } from '@/components/failure-notice'
import { Part } from '@/components/fold'
import { NotFound } from '@/components/not-found'
import { Chip } from '@/components/ui/chip'
import { Notice } from '@/components/ui/notice'
import { PageTitle } from '@/components/ui/page-title'
import type { ResultOf } from '@/gql'
import { Link } from '@/i18n/navigation'
import { inLanguage } from '@/lib/format/bilingual'
import { formatDate } from '@/lib/format/dates'
import { lastDayOf } from '@/lib/format/last-day'
import { ask } from '@/lib/graphql/server-client'
import { paths } from '@/lib/paths'
import { BodyPowersQuery, EventPowersQuery } from './powers.graphql'

type Group = NonNullable<ResultOf<typeof BodyPowersQuery>['powers']>[number]
type Holder = Group['holders'][number]

/** Somebody, by which role, held at what and since when. */
async function HolderLine({
  holder: { name, role, scopeName, from, until, waitsForSecondFactor },
}: {
  readonly holder: Holder
}) {
  const [t, roles, periods, locale] = await Promise.all([
    getTranslations('powers'),
    getTranslations('role'),
    getTranslations('accounts'),
    getLocale(),
  ])
  const days = {
    from: from ? formatDate(from, locale) : '',
    until: until ? formatDate(lastDayOf(until), locale) : '',
  }
  const period = from && until ? 'period' : from ? 'periodFrom' : until ? 'periodUntil' : undefined
  return (
    <li className="flex flex-wrap items-baseline gap-x-3 border-rule border-b py-2">
      <span className="font-medium">{name ? inLanguage(name, locale) : ''}</span>
      <span>{roles(role)}</span>
      {scopeName ? (
        <span className="text-muted text-sm">{t('through', { place: inLanguage(scopeName, locale) })}</span>
      ) : null}
      {period ? <span className="figures text-muted text-sm">{periods(period, days)}</span> : null}
      {waitsForSecondFactor ? <Chip tone="seal">{t('waits')}</Chip> : null}
    </li>
  )
}

/** What the same roles may do, and the names of those who hold one of them. */
async function GroupPart({ group: { acts, roles, holders } }: { readonly group: Group }) {
  const [t, titles, locale] = await Promise.all([getTranslations('powers'), getTranslations('role'), getLocale()])
  const names = [...new Set(holders.flatMap(({ name }) => (name ? inLanguage(name, locale) : [])))]
  return (
    <li className="grid gap-x-10 gap-y-1 border-rule border-b py-3 lg:grid-cols-2">
      <ul className="list-disc pl-5">
        {acts.map(act => (
          <li key={act}>{t(`acts.${act}`)}</li>
        ))}
      </ul>
      <p>
        <span className="block text-muted text-sm">
          {t('roles', { roles: roles.map(role => titles(role)).join(t('and')) })}
        </span>
        {names.length > 0 ? names.join(t('and')) : <span className="text-muted">{t('nobody')}</span>}
      </p>
    </li>
  )
}

/** Everyone of the groups, each role once, through the nearest place first. */
const holdersOf = (groups: readonly Group[]): Holder[] => [
  ...new Map(groups.flatMap(({ holders }) => holders).map(holder => [JSON.stringify(holder), holder])).values(),
]

interface PageProps {
  readonly name: string
  readonly ways: ReactNode
  readonly groups: readonly Group[] | null
}

async function Powers({ name, ways, groups }: PageProps) {
  const t = await getTranslations('powers')
  return (
    <>
      <PageTitle kicker={t('title')} title={name}>
        {ways}
      </PageTitle>
      {groups ? (
        <>
          <p className="mb-6 max-w-prose text-muted">{t('intro')}</p>
          <div className="flex flex-col gap-10">
            <Part title={t('acting')}>
              <ul className="border-rule border-t">
                {groups.map(group => (
                  <GroupPart key={group.roles.join()} group={group} />
                ))}
              </ul>
            </Part>
            <Part title={t('holding')}>
              <ul className="border-rule border-t">
                {holdersOf(groups).map((holder, at) => (
                  <HolderLine key={at} holder={holder} />
                ))}
              </ul>
            </Part>
          </div>
        </>
      ) : (
        <Notice tone="attention" title={t('notYours')} />
      )}
    </>
  )
}

/** Who may do what at an event. */
export async function EventPowersView({ id }: { readonly id: string }) {
  const [locale, t, answer] = await Promise.all([
    getLocale(),
    getTranslations('publish'),
    ask(EventPowersQuery, { id }),
  ])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const { event, powers } = answer.data
  if (!event) return <NotFound />
  const ways = (
    <>
      <Link href={paths.deskEvent(event.id)} className="link">
        {t('title')}
      </Link>
      <Link href={paths.deskBodyPowers(event.organisation.id)} className="link">
        {inLanguage(event.organisation.name, locale)}
      </Link>
    </>
  )
  return <Powers name={inLanguage(event.name, locale)} ways={ways} groups={powers} />
}

/** Who may do what at a body. */
export async function BodyPowersView({ id }: { readonly id: string }) {
  const [locale, answer] = await Promise.all([getLocale(), ask(BodyPowersQuery, { id })])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const { organisation: body, powers } = answer.data
  if (!body) return <NotFound />
  const ways = body.parent ? (
    <Link href={paths.deskBodyPowers(body.parent.id)} className="link">
      {inLanguage(body.parent.name, locale)}
    </Link>
  ) : null
  return <Powers name={inLanguage(body.name, locale)} ways={ways} groups={powers} />
}
