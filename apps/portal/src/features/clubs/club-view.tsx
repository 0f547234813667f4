import { NotFound } from '@/components/not-found'
import { getLocale, getTranslations } from 'next-intl/server'
import type { ComponentProps } from 'react'
import { ClubTable } from '@/components/club-table'
import { EventTable } from '@/components/event-table'
import { FailureNotice } from '@/components/failure-notice'
import { JsonLd } from '@/components/json-ld'
import { PeopleTable } from '@/components/people-table'
import { ButtonLink } from '@/components/ui/button'
import { PageTitle } from '@/components/ui/page-title'
import type { ResultOf } from '@/gql'
import { codeText } from '@/i18n/code-text'
import { Link } from '@/i18n/navigation'
import { ListDownloads } from '@/components/list-downloads'
import { ListPages } from '@/components/list-pages'
import { FollowPart } from '@/features/follows'
import { RulesLine } from '@/components/rules-line'
import { inLanguage } from '@/lib/format/bilingual'
import { type Coded, paths } from '@/lib/paths'
import { aboutClub } from './about-club'
import type { ClubQuery } from './clubs.graphql'
import { type ClubPages, loadClub } from './load-clubs'

type Club = NonNullable<ResultOf<typeof ClubQuery>['organisation']>

interface ClubListProps {
  readonly list: ComponentProps<typeof ListPages>['list']
  readonly club: Coded
  readonly pages: ClubPages
  readonly of: keyof ClubPages
  readonly name: string
}

/** Steps through one of the page's lists; the others stay where they are. */
const Pages = ({ list, club, pages, of, name }: ClubListProps) => (
  <ListPages
    list={list}
    name={name}
    after={pages[of]}
    hrefOf={cursor => paths.with(paths.club(club), { ...pages, [of]: cursor })}
  />
)

type Contact = Readonly<Record<string, string | null>>

/** Where the body works and how it is reached, as far as it says. */
const contactOf = (contact: Contact): string[] =>
  ['region', 'venue', 'contactName', 'contactPhone', 'contactEmail', 'website'].flatMap(key => contact[key] || [])

/** What it is, what it belongs to, how it is reached. */
async function ClubHead({ club }: { readonly club: Club }) {
  const [t, kinds, locale] = await Promise.all([
    getTranslations('clubs'),
    getTranslations('organisationKind'),
    getLocale(),
  ])
  return (
    <PageTitle
      kicker={codeText(kinds, club.kind)}
      title={inLanguage(club.name, locale)}
      actions={
        <>
          <FollowPart subject={{ organisation: club.id }} isFollowed={club.isFollowed} />
          {club.office ? <ButtonLink href={paths.deskBody(club.id)}>{t('office')}</ButtonLink> : null}
        </>
      }
    >
      {club.parent ? (
        <Link href={paths.club(club.parent)} className="link">
          {inLanguage(club.parent.name, locale)}
        </Link>
      ) : null}
      <span className="figures">{t('memberCount', { count: club.memberCount })}</span>
      <span className="figures text-muted">{club.code}</span>
      {contactOf(club.contact).map(line => (
        <span key={line} className="break-all text-muted">
          {line}
        </span>
      ))}
    </PageTitle>
  )
}

/** The rules that it made itself. */
async function OwnRules({ club }: { readonly club: Club }) {
  const t = await getTranslations('clubs')
  if (club.rules.length === 0) return null
  return (
    <section>
      <h2 className="mb-3 text-lg">{t('rules')}</h2>
      <ul>
        {club.rules.map(book => (
          <li key={book.id} className="border-rule border-b py-2">
            <RulesLine book={book} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** One organisation: what it belongs to, what it runs, who belongs to it. */
export async function ClubView({ id, pages }: { readonly id: string; readonly pages: ClubPages }) {
  const [t, years, answer] = await Promise.all([
    getTranslations('clubs'),
    getTranslations('years'),
    loadClub(id, pages.after, pages.eventsAfter, pages.childrenAfter),
  ])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const club = answer.data.organisation
  if (!club) return <NotFound />
  const { members } = club
  return (
    <>
      <JsonLd about={await aboutClub(club)} />
      <ClubHead club={club} />
      <div className="flex flex-col gap-10">
        {club.children.edges.length > 0 ? (
          <section>
            <h2 className="mb-3 text-lg">{t('children')}</h2>
            <ClubTable clubs={club.children.edges.map(edge => edge.node)} caption={t('children')} />
            <Pages list={club.children} club={club} pages={pages} of="childrenAfter" name={t('children')} />
          </section>
        ) : null}
        <section>
          <h2 className="mb-3 text-lg">{t('events')}</h2>
          {club.events.edges.length === 0 ? (
            <p className="text-muted">{t('noEvents')}</p>
          ) : (
            <>
              <EventTable events={club.events.edges.map(edge => edge.node)} caption={t('events')} />
              <Pages list={club.events} club={club} pages={pages} of="eventsAfter" name={t('events')} />
              <p className="mt-3 flex flex-wrap gap-x-4 gap-y-1">
                <Link href={paths.playOfClub(club)} className="link">
                  {t('play')}
                </Link>
                {club.years.map(year => (
                  <Link key={year} href={paths.clubYear(club, year)} className="link">
                    {years('title', { year })}
                  </Link>
                ))}
              </p>
            </>
          )}
        </section>
        <OwnRules club={club} />
        <section>
          <h2 className="mb-3 text-lg">{t('members')}</h2>
          {members.edges.length === 0 ? (
            <p className="text-muted">{t('noMembers')}</p>
          ) : (
            <PeopleTable people={members.edges.map(edge => edge.node)} caption={t('members')} />
          )}
          <Pages list={members} club={club} pages={pages} of="after" name={t('members')} />
          <ListDownloads list="members" id={club.id} />
        </section>
      </div>
    </>
  )
}
