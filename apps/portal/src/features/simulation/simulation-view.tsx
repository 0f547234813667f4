import { useLocale, useTranslations } from 'next-intl'
import { getLocale, getTranslations } from 'next-intl/server'
import { FailureNotice } from '@/components/failure-notice'
import { ProblemList } from '@/components/problem-list'
import { EmptyState } from '@/components/ui/empty-state'
import { Pagination } from '@/components/ui/pagination'
import { problemsByField } from '@/i18n/problems-by-field'
import { inLanguage } from '@/lib/format/bilingual'
import { formatDate } from '@/lib/format/dates'
import { paths } from '@/lib/paths'
import { AdoptForm } from './adopt-form'
import { loadChoices, loadSimulation, loadUnchanged, type Simulation } from './load-simulation'
import { fieldOfPath, type SimulationInput } from './read-simulation'
import { SimulationForm } from './simulation-form'
import { SimulationTable } from './simulation-table'

function Outcome({ simulation, input }: { readonly simulation: Simulation; readonly input: SimulationInput }) {
  const t = useTranslations()
  const locale = useLocale()
  const { lines, people, moved, events, from, to } = simulation
  const last = lines.at(-1)
  const goesOn = last !== undefined && lines.length === input.variables.first && last.position < people
  const { after: _, ...given } = input.given
  return (
    <section aria-labelledby="outcome" className="mt-6">
      <h2 id="outcome" className="text-md">
        {t('simulation.outcome', { moved, people })}
      </h2>
      <p className="mb-3 text-muted">
        {t('simulation.period', { from: formatDate(from, locale), to: formatDate(to, locale), events })}
      </p>
      {lines.length === 0 ? (
        <EmptyState title={t('simulation.nobodyTitle')}>{t('simulation.nobody')}</EmptyState>
      ) : (
        <SimulationTable lines={lines} caption={t('simulation.caption')} />
      )}
      <Pagination
        label={t('common.pages')}
        previous={input.after > 0 ? { href: paths.simulation(given), label: t('common.firstPage') } : undefined}
        next={
          goesOn
            ? { href: paths.simulation({ ...given, after: String(last.position) }), label: t('common.nextPage') }
            : undefined
        }
      />
    </section>
  )
}

/** A ranking list beside the one that other numbers of its policy would give; nothing is stored. */
export async function SimulationView({ input }: { readonly input: SimulationInput }) {
  const [t, words, locale, choices] = await Promise.all([
    getTranslations('simulation'),
    getTranslations('problem'),
    getLocale(),
    loadChoices(),
  ])
  if (!choices.ok) return <FailureNotice failure={choices.failure} />
  const rankings = choices.data.rankings.filter(ranking => ranking.kind === 'points')
  const code = input.ranking ?? rankings[0]?.code
  if (!code) return <EmptyState title={t('noRankings')} />
  const answer = await loadSimulation(code, input)
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const { simulation, problems } = answer.data.simulatePolicy
  const form = simulation ?? (await loadUnchanged(code))
  const { said, others } = problemsByField(words, problems, fieldOfPath, locale)
  return (
    <>
      <h1 className="mb-1 text-xl">{t('title')}</h1>
      <p className="mb-4 max-w-prose text-muted">{t('intro')}</p>
      <SimulationForm key={code} choices={rankings} input={input} simulation={form} problems={said} />
      <ProblemList problems={others} ofAct />
      {simulation ? <Outcome simulation={simulation} input={input} /> : null}
      {simulation && Object.keys(input.numbers).length > 0 ? (
        <AdoptForm
          numbers={input.numbers}
          policies={[simulation.policy, ...simulation.awardPolicies].map(({ id, name, version }) => ({
            id,
            name: inLanguage(name, locale),
            version,
          }))}
        />
      ) : null}
    </>
  )
}
