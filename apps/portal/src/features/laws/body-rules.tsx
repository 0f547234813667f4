import { getLocale, getTranslations } from 'next-intl/server'
import { Day } from '@/components/instant'
import { Chip } from '@/components/ui/chip'
import { Notice } from '@/components/ui/notice'
import type { ResultOf } from '@/gql'
import { Link } from '@/i18n/navigation'
import { inLanguage } from '@/lib/format/bilingual'
import { paths } from '@/lib/paths'
import type { LawBookQuery } from './laws.graphql'
import type { ShownBook } from './shown'

type Rules = NonNullable<NonNullable<ResultOf<typeof LawBookQuery>['lawBook']>['rules']>

/** What rules of a body are, who made them and why they changed, and the way to their next version. */
export async function AboutRules({ rules }: { readonly rules: Rules }) {
  const [t, sports, locale] = await Promise.all([getTranslations('bodyRules'), getTranslations('sport'), getLocale()])
  const { organisation, kind, scope, sport, version, publishedAt, reason, mayPublish, name } = rules
  return (
    <div className="pb-4">
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        {organisation ? (
          <span>
            {t('by')}{' '}
            <Link href={paths.club(organisation)} className="link">
              {inLanguage(organisation.name, locale)}
            </Link>
          </span>
        ) : null}
        <Chip>{t(`kind.${kind}`)}</Chip>
        <span>{sport ? sports(sport) : t('sportAll')}</span>
        <span>{t(`scope.${scope}`)}</span>
        <span className="figures">{t('version', { number: version })}</span>
        <span className="text-muted text-sm">
          {t('publishedOn')} <Day date={publishedAt} />
        </span>
      </p>
      {reason ? <p className="max-w-prose text-muted text-sm">{t('reasonIs', { reason })}</p> : null}
      {mayPublish && organisation ? (
        <p>
          <Link
            href={paths.deskRules(organisation.id, name)}
            className="link inline-flex min-h-11 items-center lg:min-h-8"
          >
            {t('newVersion')}
          </Link>
        </p>
      ) : null}
    </div>
  )
}

/** That a newer version is in force, with the way to it. */
export async function Replaced({ book, href }: { readonly book: ShownBook; readonly href: string }) {
  const [t, rules, locale] = await Promise.all([getTranslations('laws'), getTranslations('bodyRules'), getLocale()])
  return (
    <Notice tone="attention" className="mb-4">
      {t('replacedBy')}{' '}
      <Link href={href} className="link">
        {inLanguage(book.title, locale)} · {rules('version', { number: Number(book.slug.split('.').at(-1)) })}
      </Link>
    </Notice>
  )
}
