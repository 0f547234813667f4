import { getTranslations } from 'next-intl/server'
import { Chip } from '@/components/ui/chip'
import { PageTitle } from '@/components/ui/page-title'
import { loadViewer } from '@/features/sign-in'
import { codeText } from '@/i18n/code-text'
import { Link } from '@/i18n/navigation'
import { paths } from '@/lib/paths'
import { jobs, jobsOf, type Tour } from './jobs'
import { columns, idOf, words } from './topics'
import { toursOf } from './tours'

/** The jobs of a role, each the way to its page. */
async function Jobs(props: { readonly tour: Tour; readonly own: boolean }) {
  const { tour, own } = props
  const t = await getTranslations()
  return (
    <details open={own} className="border-rule border-b">
      <summary className="flex min-h-12 cursor-pointer items-center gap-3 font-medium">
        {t(`help.tour.${tour}.title`)}
        {own ? <Chip>{t('help.yours')}</Chip> : null}
      </summary>
      <ul className="pb-4">
        {jobsOf(tour).map(job => (
          <li key={job.code} id={idOf(tour, job.code)} className="max-w-prose py-1">
            <Link href={paths.helpJob(job.tour, job.code)} className="link font-medium">
              {codeText(t, job.name)}
            </Link>{' '}
            <span className="text-muted text-sm">{codeText(t, job.says[0] ?? '', {}, '')}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Words of one kind, each with what it means. */
function Meanings({
  title,
  kind,
  of,
}: Readonly<{ title: string; kind: string; of: readonly (readonly [code: string, word: string, meaning: string])[] }>) {
  return (
    <section>
      <h3 className="mt-4 mb-2 font-medium">{title}</h3>
      <dl className="grid max-w-3xl gap-x-6 gap-y-1 sm:grid-cols-[12rem_1fr]">
        {of.map(([code, word, meaning]) => (
          <div key={code} className="contents">
            <dt id={idOf(kind, code)} className="font-medium">
              {word}
            </dt>
            <dd className="text-muted">{meaning}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** What each of us can do here, a page a job, the reader's own roles open; and what the words mean. */
export async function HelpView() {
  const [t, viewer] = await Promise.all([getTranslations(), loadViewer()])
  const own = viewer.ok ? toursOf(viewer.data.viewer) : new Set<Tour>()
  const shown = own.size > 0 ? own : new Set<Tour>(['reader'])
  return (
    <>
      <PageTitle title={t('help.title')}>{t('help.intro')}</PageTitle>
      <section className="mb-10">
        <h2 className="mb-2 text-lg">{t('help.jobs')}</h2>
        {(Object.keys(jobs) as Tour[]).map(tour => (
          <Jobs key={tour} tour={tour} own={shown.has(tour)} />
        ))}
      </section>
      <section id="words">
        <h2 className="text-lg">{t('help.words')}</h2>
        {(['units', 'states', 'rulings'] as const).map(kind => {
          const [place, codes] = words[kind]
          return (
            <Meanings
              key={kind}
              title={t(`help.${kind}`)}
              kind={place}
              of={codes.map(
                code => [code, codeText(t, `${place}.${code}`), codeText(t, `terms.${place}.${code}`)] as const,
              )}
            />
          )
        })}
        <Meanings
          title={t('help.columns')}
          kind="column"
          of={Object.entries(columns).map(
            ([code, name]) => [code, t(name), codeText(t, `terms.column.${code}`)] as const,
          )}
        />
      </section>
    </>
  )
}
