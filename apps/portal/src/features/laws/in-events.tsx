import { getLocale, getTranslations } from 'next-intl/server'
import type { ResultOf } from '@/gql'
import { loadViewer } from '@/features/sign-in'
import { Link } from '@/i18n/navigation'
import type { Sport } from '@/lib/codes'
import { inLanguage } from '@/lib/format/bilingual'
import { ask } from '@/lib/graphql/server-client'
import { paths } from '@/lib/paths'
import type { ShownChange } from './changes'
import { EventsForLawQuery, type LawArticleQuery } from './laws.graphql'
import type { ShownBook } from './shown'

type Article = NonNullable<NonNullable<ResultOf<typeof LawArticleQuery>['lawBook']>['article']>

interface InEventsProps {
  readonly book: ShownBook
  readonly led: Article['ledSituations']
  readonly changes: readonly ShownChange[]
}

/** Where whoever directs is led to a ruling on it, and results shown under the edition in which it was otherwise. */
export async function InEvents({ book, led, changes }: InEventsProps) {
  const [t, locale, viewer] = await Promise.all([getTranslations('laws'), getLocale(), loadViewer()])
  const directs = led.length > 0 && viewer.ok && viewer.data.viewer.permissions.canOpenScoring.allowed
  const compared = changes.find(({ changesScore, isCompared }) => changesScore && isCompared)
  if (!directs && !compared) return null
  const sport = book.shelf as Sport
  const answer = await ask(EventsForLawQuery, {
    managed: { sport, managed: true },
    published: { sport, standings: 'OFFICIAL' },
  })
  if (!answer.ok) return null
  const own = answer.data.managed.edges.map(({ node }) => node).filter(({ permissions }) => permissions.canRule.allowed)
  const other = compared?.from.id === book.id ? compared.to : compared?.from
  return (
    <>
      {directs && own.length > 0 ? (
        <section className="pb-5" data-rule-on="">
          <h2 className="mb-1 text-md">{t('ruleOn')}</h2>
          {own.map(event => (
            <p key={event.id} className="flex flex-wrap items-baseline gap-x-3">
              <span className="text-muted text-sm">{inLanguage(event.name, locale)}</span>
              {led.map(({ code, name }) => (
                <Link
                  key={code}
                  href={paths.deskRule(event.id, { led: code })}
                  className="link inline-flex min-h-11 items-center lg:min-h-8"
                >
                  {inLanguage(name, locale)}
                </Link>
              ))}
            </p>
          ))}
        </section>
      ) : null}
      {other ? (
        <section className="pb-5" data-compare="">
          <h2 className="mb-1 text-md">{t('compare', { edition: inLanguage(other.title, locale) })}</h2>
          <ul>
            {answer.data.published.edges.map(({ node }) => (
              <li key={node.id}>
                <Link
                  href={paths.underEdition(node, other.id)}
                  className="link inline-flex min-h-11 items-center lg:min-h-8"
                >
                  {inLanguage(node.name, locale)}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  )
}
