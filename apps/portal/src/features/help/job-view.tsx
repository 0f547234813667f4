import { getLocale, getTranslations } from 'next-intl/server'
import { NotFound } from '@/components/not-found'
import { ButtonLink } from '@/components/ui/button'
import { PageTitle } from '@/components/ui/page-title'
import { preferencesOf } from '@/features/frame'
import { codeText } from '@/i18n/code-text'
import { Link } from '@/i18n/navigation'
import { paths } from '@/lib/paths'
import { findJob, jobsOf, type NamedJob, PICTURE, pictureOf } from './jobs'
import { openTo } from './open-to'

/** The page on which a job is done, as the demo has it: in the reader's language and theme. */
async function Picture({ job }: { readonly job: NamedJob }) {
  const [t, locale, { theme }] = await Promise.all([getTranslations(), getLocale(), preferencesOf()])
  const of = (shown: 'light' | 'dark') => `/help/${pictureOf(job.page)}.${locale}.${shown}.webp`
  return (
    <figure className="max-w-3xl pb-6">
      <picture>
        {theme === 'system' ? <source srcSet={of('dark')} media="(prefers-color-scheme: dark)" /> : null}
        <img
          src={of(theme === 'dark' ? 'dark' : 'light')}
          alt={t('help.picture', { name: codeText(t, job.name) })}
          {...PICTURE}
          className="h-auto w-full rounded border border-rule"
        />
      </picture>
    </figure>
  )
}

/** How a job is done: what the desk says of it, the page on which it is done, and where it begins. */
export async function JobView({ tour, code }: { readonly tour: string; readonly code: string }) {
  const [t, isOpen] = await Promise.all([getTranslations(), openTo()])
  const job = findJob(tour, code)
  if (!job) return <NotFound />
  const { steps = [] } = job
  return (
    <>
      <PageTitle
        kicker={
          <>
            <Link href={paths.help} className="link">
              {t('help.title')}
            </Link>{' '}
            › {t(`help.tour.${job.tour}.title`)}
          </>
        }
        title={codeText(t, job.name)}
        actions={isOpen(job.at) ? <ButtonLink href={job.at}>{t('help.begin')}</ButtonLink> : null}
      />
      {job.says.map(key => (
        <p key={key} className="max-w-prose pb-3">
          {codeText(t, key)}
        </p>
      ))}
      {steps.length > 0 ? (
        <section className="pb-3">
          <h2 className="mb-1 text-md">{t('help.steps')}</h2>
          <ol className="list-decimal space-y-1 pl-6">
            {steps.map(key => (
              <li key={key}>{codeText(t, key)}</li>
            ))}
          </ol>
        </section>
      ) : null}
      <Picture job={job} />
      <section>
        <h2 className="mb-1 text-md">{t('help.others')}</h2>
        <ul className="flex flex-wrap gap-x-4">
          {jobsOf(job.tour)
            .filter(other => other.code !== job.code)
            .map(other => (
              <li key={other.code}>
                <Link
                  href={paths.helpJob(other.tour, other.code)}
                  className="link inline-flex min-h-11 items-center lg:min-h-8"
                >
                  {codeText(t, other.name)}
                </Link>
              </li>
            ))}
        </ul>
      </section>
    </>
  )
}
