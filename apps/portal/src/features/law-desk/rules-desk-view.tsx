import { getLocale, getTranslations } from 'next-intl/server'
import { FailureNotice } from '@/components/failure-notice'
import { Fold, Part } from '@/components/fold'
import { NotFound } from '@/components/not-found'
import { Notice } from '@/components/ui/notice'
import { PageTitle } from '@/components/ui/page-title'
import { Link } from '@/i18n/navigation'
import { inLanguage } from '@/lib/format/bilingual'
import { dayHere } from '@/lib/format/day-here'
import { RulesLine } from '@/components/rules-line'
import { ask } from '@/lib/graphql/server-client'
import { paths } from '@/lib/paths'
import type { RulesBefore } from './drafted-rules'
import { RulesBeforeQuery, RulesDeskQuery } from './rules-desk.graphql'
import { RulesForm } from './rules-form'

interface RulesDeskProps {
  readonly id: string
  /** The rules whose next version is written; new ones without a name. */
  readonly name?: string | undefined
}

const beforeOf = async (shelf: string, name: string | undefined): Promise<RulesBefore | undefined> => {
  if (!name) return undefined
  const answer = await ask(RulesBeforeQuery, { shelf, slug: name })
  return answer.ok ? (answer.data.lawBook ?? undefined) : undefined
}

/** The rules that a body makes itself, and the form that publishes a version of them. */
export async function RulesDeskView({ id, name }: RulesDeskProps) {
  const [t, desk, locale, today, answer] = await Promise.all([
    getTranslations('bodyRules'),
    getTranslations('registerDesk'),
    getLocale(),
    dayHere(),
    ask(RulesDeskQuery, { id }),
  ])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const body = answer.data.organisation
  if (!body) return <NotFound />
  if (!body.office) return <Notice tone="attention" title={desk('notYours')} className="my-6" />
  const mayPublish = body.office.canKeep.allowed
  const before = await beforeOf(body.code, name)
  return (
    <>
      <PageTitle
        kicker={
          <Link href={paths.deskBody(body.id)} className="link">
            {inLanguage(body.name, locale)}
          </Link>
        }
        title={before ? t('editing', { title: inLanguage(before.title, locale) }) : t('title')}
        secondary={t('lead')}
      />
      {before && mayPublish ? (
        <RulesForm key={before.id} organisation={body.id} before={before} today={today} />
      ) : (
        <div className="flex flex-col gap-8">
          {body.rules.length === 0 ? <p className="text-muted">{t('none')}</p> : null}
          <ul>
            {body.rules.map(book => (
              <li key={book.id} className="border-rule border-b py-2">
                <RulesLine book={book} />
                {mayPublish && book.rules ? (
                  <Link
                    href={paths.deskRules(body.id, book.rules.name)}
                    className="link inline-flex min-h-11 items-center text-sm lg:min-h-8"
                  >
                    {t('newVersion')}
                  </Link>
                ) : null}
              </li>
            ))}
          </ul>
          {mayPublish ? (
            <Part title={t('articles')}>
              <Fold title={t('add')}>
                <RulesForm organisation={body.id} before={undefined} today={today} />
              </Fold>
            </Part>
          ) : null}
        </div>
      )}
    </>
  )
}
