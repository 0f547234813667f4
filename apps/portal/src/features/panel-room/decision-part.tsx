import { getLocale, getTranslations } from 'next-intl/server'
import { entryText } from '@/components/entry-names'
import { FailureNotice } from '@/components/failure-notice'
import { EmptyState } from '@/components/ui/empty-state'
import { namesInOrder } from '@/lib/format/names'
import { ask } from '@/lib/graphql/server-client'
import { ActForm } from './act-form'
import { Part } from './case-frame'
import { DecisionForm } from './decision-form'
import { DecisionMoves, DecisionText } from './decision-text'
import { type CaseHead, caseInput, type Decision, type Seat } from './load-room'
import { ContestantsQuery, DecisionQuery } from './panel.graphql'

async function Writing({ head, decision }: { readonly head: CaseHead; readonly decision: Decision }) {
  const [t, locale, answer] = await Promise.all([
    getTranslations('panelRoom'),
    getLocale(),
    ask(ContestantsQuery, { event: head.event.id }),
  ])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const entries = answer.data.event?.stages.flatMap(stage => stage.entries) ?? []
  const people = entries.flatMap(entry => entry.players.flatMap(({ person }) => (person ? [person] : [])))
  const once = new Map(people.map(person => [person.id, namesInOrder(person, locale).primary.text]))
  return (
    <Part title={t('draft')}>
      <DecisionForm
        fixed={caseInput(head)}
        edition={head.event.edition.id}
        slot={head.slot}
        entrants={entries.map(entry => ({ value: entry.id, label: `${entry.number} ${entryText(entry, locale)}` }))}
        people={[...once].map(([value, label]) => ({ value, label }))}
        written={{
          findings: decision.findings.join('\n'),
          articles: decision.articles.map(({ article }) => article).join(', '),
          reasoning: decision.reasoning,
        }}
      />
    </Part>
  )
}

async function Signing({ head, decision, chair }: { head: CaseHead; decision: Decision; chair: boolean }) {
  const t = await getTranslations('panelRoom')
  if (decision.reasoning === '') return null
  return (
    <div className="mt-5 flex flex-wrap items-start gap-4">
      <ActForm act="previewDecision" fixed={caseInput(head)} label={t('preview')} tone="strong" />
      {chair ? (
        <ActForm
          act="signDecision"
          fixed={caseInput(head)}
          label={t('sign')}
          tone="decide"
          disabled={!decision.previewStands}
        />
      ) : null}
    </div>
  )
}

/** The decision: its text, what it moves, and for those who sit the writing and signing of it. */
export async function DecisionPart({ head, seat }: { readonly head: CaseHead; readonly seat: Seat | undefined }) {
  const [t, answer] = await Promise.all([getTranslations('panelRoom'), ask(DecisionQuery, { appeal: head.id })])
  const sits = seat !== undefined && seat.role !== 'reserve'
  if (!answer.ok)
    return (
      <Part title={t('decisionTitle')}>
        <EmptyState title={t('noDecision')}>{t('noDecisionHint')}</EmptyState>
      </Part>
    )
  const decision = answer.data.draftedDecision
  const open = decision.signedAt === null
  return (
    <>
      <Part title={t('decisionTitle')}>
        <DecisionText decision={decision} zone={head.timeZone} />
      </Part>
      {open && sits ? <Writing head={head} decision={decision} /> : null}
      <Part title={t(decision.notifiedAt ? 'effectDone' : 'effect')}>
        <DecisionMoves decision={decision} />
        {open && sits ? (
          <>
            <p className="mt-3 text-muted text-sm">{t(decision.previewStands ? 'previewStands' : 'previewMoved')}</p>
            <Signing head={head} decision={decision} chair={seat.role === 'chair'} />
          </>
        ) : null}
      </Part>
    </>
  )
}
