import { getLocale, getTranslations } from 'next-intl/server'
import { FailureNotice } from '@/components/failure-notice'
import { Fold, Part } from '@/components/fold'
import { Day } from '@/components/instant'
import { NotFound } from '@/components/not-found'
import { PageTitle } from '@/components/ui/page-title'
import { Link } from '@/i18n/navigation'
import { loadOwnBody } from '@/features/sign-in'
import { inLanguage } from '@/lib/format/bilingual'
import { ask } from '@/lib/graphql/server-client'
import { paths } from '@/lib/paths'
import { BringForm } from './bring-form'
import { LawDeskQuery } from './law-desk.graphql'
import { WithdrawForm } from './withdraw-form'

interface LawDeskViewProps {
  readonly shelf: string
  readonly slug: string
}

/** The words of one text as bodies have brought them, and the form that brings more. */
export async function LawDeskView({ shelf, slug }: LawDeskViewProps) {
  const [t, locale, answer] = await Promise.all([
    getTranslations('lawDesk'),
    getLocale(),
    ask(LawDeskQuery, { shelf, slug }),
  ])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const book = answer.data.lawBook
  if (!book) return <NotFound />
  const own = new Set(book.mayBring.map(({ id }) => id))
  const bodies = book.mayBring.map(({ id, name }) => ({ value: id, label: inLanguage(name, locale) }))
  return (
    <>
      <PageTitle
        kicker={
          <Link href={paths.lawBook(book)} className="link">
            {inLanguage(book.title, locale)}
          </Link>
        }
        title={t('title')}
        secondary={t('lead')}
      />
      <div className="flex flex-col gap-8">
        <Part title={t('brought')}>
          {book.texts.length === 0 ? <p className="text-muted">{t('none')}</p> : null}
          <ul className="max-w-3xl">
            {book.texts.map(text => (
              <li key={text.id} className="border-rule border-b py-2">
                <p className="flex flex-wrap items-baseline gap-x-3">
                  <span className="font-medium">
                    {text.organisation ? inLanguage(text.organisation.name, locale) : ''}
                  </span>
                  <span>{t(`accesses.${text.access}`)}</span>
                  <span className="figures text-muted text-sm">
                    {t('articles', { articles: text.articles })} · <Day date={text.at} />
                  </span>
                </p>
                <p className="text-muted text-sm">{text.rights}</p>
                {own.has(text.organisation?.id ?? '') ? (
                  <Fold title={t('withdraw')}>
                    <WithdrawForm lawText={text.id} />
                  </Fold>
                ) : null}
              </li>
            ))}
          </ul>
        </Part>
        {bodies.length > 0 ? (
          <Part title={t('bring')}>
            <BringForm book={book.id} bodies={bodies} own={await loadOwnBody()} />
          </Part>
        ) : null}
      </div>
    </>
  )
}
