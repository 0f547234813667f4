import { getTranslations } from 'next-intl/server'
import { ButtonLink } from '@/components/ui/button'
import type { ResultOf } from '@/gql'
import { Link } from '@/i18n/navigation'
import { ask } from '@/lib/graphql/server-client'
import { paths } from '@/lib/paths'
import { FirstStepsQuery } from './first-steps.graphql'

type Step = ResultOf<typeof FirstStepsQuery>['firstSteps'][number]

/** The page on which each step is taken. */
const pages: Readonly<Record<Step['step'], string>> = {
  body: paths.deskBodies(),
  officers: paths.deskAccounts(),
  clubs: paths.deskBodies(),
  members: paths.deskSpreadsheets({ kind: 'people' }),
  points: '/desk/lists',
  event: paths.deskNewEvent,
}

/** The steps of a new body towards its first official list; none where all were taken or the viewer takes none of them. */
export const loadFirstSteps = async (): Promise<readonly Step[]> => {
  const answer = await ask(FirstStepsQuery, {})
  return answer.ok ? answer.data.firstSteps : []
}

/** Leads a new body to its first official list: what was done is ticked, the next step has the button, each has its page. */
export async function FirstSteps({ steps }: { readonly steps: readonly Step[] }) {
  const t = await getTranslations('desk.firstSteps')
  const next = steps.find(({ done }) => !done)?.step
  return (
    <section aria-labelledby="first-steps">
      <h2 id="first-steps" className="text-lg">
        {t('title')}
      </h2>
      <p className="mb-3 max-w-prose text-muted text-sm">
        {t('intro', { done: steps.filter(({ done }) => done).length, of: steps.length })}
      </p>
      <ol className="max-w-2xl border-rule border-t">
        {steps.map(({ step, done }, at) => (
          <li
            key={step}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-rule border-b py-3"
          >
            <div className="min-w-0 flex-1 basis-60">
              <p className={done ? 'text-muted' : 'font-medium'}>
                <span aria-hidden className="figures mr-2">
                  {done ? '✓' : at + 1}
                </span>
                <Link href={pages[step]} className="link">
                  {t(`steps.${step}.title`)}
                </Link>
                {done ? <span className="sr-only"> {t('done')}</span> : null}
              </p>
              {done ? null : <p className="text-muted text-sm">{t(`steps.${step}.hint`)}</p>}
            </div>
            {step === next ? (
              <ButtonLink href={pages[step]} tone="strong">
                {t(`steps.${step}.act`)}
              </ButtonLink>
            ) : null}
          </li>
        ))}
      </ol>
    </section>
  )
}
