import { getLocale, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { FailureNotice } from '@/components/failure-notice'
import { PersonName } from '@/components/person-name'
import type { ResultOf } from '@/gql'
import { ClientMessages } from '@/i18n/client-messages'
import { Link } from '@/i18n/navigation'
import { inLanguage } from '@/lib/format/bilingual'
import { formatDateRange } from '@/lib/format/dates'
import { namesInOrder } from '@/lib/format/names'
import { askLive } from '@/lib/graphql/server-client'
import { paths } from '@/lib/paths'
import { FollowButton, type Followable } from './follow-button'
import { MyFollowsQuery } from './follows.graphql'

type Followed = ResultOf<typeof MyFollowsQuery>['myFollows'][number]

interface Line {
  readonly subject: Followable
  readonly name: string
  readonly shown: ReactNode
}

const lineOf = ({ person, organisation, event }: Followed, locale: string): Line | undefined => {
  if (person) {
    const name = namesInOrder(person, locale).primary.text
    return { subject: { person: person.id }, name, shown: <PersonName person={person} /> }
  }
  const about = event ?? organisation
  if (!about) return undefined
  const name = inLanguage(about.name, locale)
  const href = event ? paths.event(event) : organisation ? paths.club(organisation) : '/clubs'
  return {
    subject: event ? { event: event.id } : { organisation: about.id },
    name,
    shown: (
      <>
        <Link href={href} className="link">
          {name}
        </Link>{' '}
        {event ? (
          <span className="figures text-muted text-sm">{formatDateRange(event.startsOn, event.endsOn, locale)}</span>
        ) : null}
      </>
    ),
  }
}

/** What the account follows, each with its end. */
export async function OwnFollows() {
  const [t, locale, answer] = await Promise.all([getTranslations('follows'), getLocale(), askLive(MyFollowsQuery, {})])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const lines = answer.data.myFollows.flatMap(one => {
    const line = lineOf(one, locale)
    return line ? [{ id: one.id, ...line }] : []
  })
  return (
    <section aria-labelledby="follows-title" id="follows">
      <h2 id="follows-title" className="mb-2 text-lg">
        {t('title')}
      </h2>
      <p className="mb-3 max-w-2xl text-muted">{t(lines.length > 0 ? 'intro' : 'none')}</p>
      <ClientMessages namespaces={['follows', 'failure', 'problemList', 'common']}>
        <ul className="border-rule border-t empty:border-0">
          {lines.map(({ id, subject, name, shown }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-3 border-rule border-b py-2">
              <span className="min-w-0">{shown}</span>
              <FollowButton subject={subject} isFollowed name={name} />
            </li>
          ))}
        </ul>
      </ClientMessages>
    </section>
  )
}
