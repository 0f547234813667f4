import { NotFound } from '@/components/not-found'
import { getLocale, getTranslations } from 'next-intl/server'
import { EntryNames } from '@/components/entry-names'
import { FailureNotice } from '@/components/failure-notice'
import { StandingsReplaced } from '@/components/standings-replaced'
import { StateMark, stateOf } from '@/components/state-mark'
import { Link } from '@/i18n/navigation'
import { inLanguage } from '@/lib/format/bilingual'
import { ask } from '@/lib/graphql/server-client'
import { paths } from '@/lib/paths'
import { ExplanationTree } from './explanation-tree'
import { factPages } from './fact-page'
import { PaperLink } from './paper-link'
import { ProofLink } from './proof-link'
import { ExplainStandingQuery } from './explanations.graphql'

interface ExplainStandingProps {
  readonly revisionId: string
  readonly entryId: string
  readonly slot?: string
}

/** Why a contestant has its total, or its award on one board, down to the sheet and the article. */
export async function ExplainStanding({ revisionId, entryId, slot }: ExplainStandingProps) {
  const [t, locale, answer] = await Promise.all([
    getTranslations('explain.view'),
    getLocale(),
    ask(ExplainStandingQuery, { revision: revisionId, entry: entryId, slot: slot ?? null }),
  ])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const revision = answer.data.revision
  if (!revision) return <StandingsReplaced />
  if (!revision.explain || !revision.scorecard) return <NotFound />
  const { lines, entry } = revision.scorecard
  const { event } = revision.stage
  const factHref = factPages({ event, revision: revision.id, sheets: lines }, slot)
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-3 font-medium">
        <span className="figures text-muted">{entry.number}</span>
        <EntryNames entry={entry} />
      </p>
      <p className="mb-3 flex flex-wrap gap-x-3 text-muted text-sm">
        <Link href={paths.event(event, { stage: revision.stage.id, revision: revision.id })} className="link">
          {inLanguage(revision.stage.event.name, locale)}
        </Link>
        <StateMark state={stateOf(revision.status)} text={t('revision', { number: revision.number })} />
      </p>
      <ExplanationTree nodes={revision.explain.nodes} sport={revision.edition.sport} factHref={factHref} />
      <p className="mt-4 text-muted text-sm">{t('rules', { edition: inLanguage(revision.edition.title, locale) })}</p>
      {slot ? (
        <p className="mt-2 text-sm">
          <Link href={paths.explainStanding(revision.id, entry.id)} className="link">
            {t('wholeTotal')}
          </Link>
        </p>
      ) : null}
      {revision.status === 'PROVISIONAL' ? null : (
        <>
          <ProofLink id={revision.id} of={slot ? 'ofResult' : 'ofStandings'} {...(slot ? { slot } : {})} />
          {slot ? null : <PaperLink kind="lines" name={`${revision.id}.${entry.id}`} />}
        </>
      )}
    </>
  )
}
