import { getLocale, getTranslations } from 'next-intl/server'
import { entryText } from '@/components/entry-names'
import { FailureNotice } from '@/components/failure-notice'
import { FreshCode } from '@/components/fresh-code'
import { EmptyState } from '@/components/ui/empty-state'
import type { ResultOf } from '@/gql'
import { ClientMessages } from '@/i18n/client-messages'
import { codeText } from '@/i18n/code-text'
import { namesInOrder } from '@/lib/format/names'
import { ask } from '@/lib/graphql/server-client'
import { ActForm } from '@/features/case-act'
import { Part } from './case-frame'
import { DecisionForm, type WrittenDecision } from './decision-form'
import { DecisionMoves, DecisionText } from './decision-text'
import { type CaseHead, caseInput, type Decision, type DecisionGuide, type Seat } from './load-room'
import type { OrderChoices } from './order-fields'
import { fromStored, newOrder } from './order-kinds'
import { Powers } from './powers'
import { ContestantsQuery, DecisionGuideQuery, DecisionQuery } from './panel.graphql'

type Translate = Awaited<ReturnType<typeof getTranslations<'panelRoom'>>>
type Entries = NonNullable<ResultOf<typeof ContestantsQuery>['event']>['stages'][number]['entries']

const entryLabel = (entry: Entries[number], locale: string): string => `${entry.number} ${entryText(entry, locale)}`

const placeLabel = (place: DecisionGuide['places'][number], t: Translate, locale: string): string => {
  const where = (['round', 'table', 'board'] as const).flatMap(name => {
    const value = place[name]
    return value === null ? [] : [t(`places_${name}`, { value })]
  })
  return [...where, place.sides.map(side => entryLabel(side, locale)).join(' – ')].join(' · ')
}

/** What the orders of this case can be about, in the reader's language. */
const choicesOf = async (guide: DecisionGuide, entries: Entries): Promise<OrderChoices> => {
  const [t, kinds, locale] = await Promise.all([
    getTranslations('panelRoom'),
    getTranslations('adjustmentKind'),
    getLocale(),
  ])
  const people = entries.flatMap(entry => entry.players.flatMap(({ person }) => (person ? [person] : [])))
  const once = new Map(people.map(person => [person.id, namesInOrder(person, locale).primary.text]))
  const placed = new Map(guide.places.map(place => [place.slot, placeLabel(place, t, locale)]))
  return {
    places: [...placed].map(([value, label]) => ({ value, label })),
    entrants: entries.map(entry => ({ value: entry.id, label: entryLabel(entry, locale) })),
    people: [...once].map(([value, label]) => ({ value, label })),
    offered: guide.powers.orders,
    remandTo: guide.powers.remandTo,
    adjustments: guide.adjustments.map(({ id, kind, amount, slot, clause, entry, as }) => ({
      as,
      value: id,
      penalty: kind === 'penalty',
      label: [
        `${codeText(kinds, kind)}${amount ? ` ${amount}` : ''}`,
        entry ? entryLabel(entry, locale) : undefined,
        slot ? placed.get(slot) : undefined,
        clause?.article,
      ]
        .filter(Boolean)
        .join(' · '),
    })),
  }
}

const storedOf = (decision: Decision, { slot, ruled, powers }: DecisionGuide): WrittenDecision => ({
  findings: decision.findings.join('\n'),
  articles: decision.articles.map(({ article }) => article).join(', '),
  reasoningZh: decision.reasoningZh,
  reasoningEn: decision.reasoningEn,
  meritless: decision.meritless,
  orders: decision.orders.length > 0 ? decision.orders.map(fromStored) : [newOrder(0, slot, powers.orders, ruled)],
})

async function Writing({ head, decision }: { readonly head: CaseHead; readonly decision: Decision }) {
  const [t, contestants, guide] = await Promise.all([
    getTranslations('panelRoom'),
    ask(ContestantsQuery, { event: head.event.id }),
    ask(DecisionGuideQuery, { appeal: head.id, slot: null }),
  ])
  if (!contestants.ok) return <FailureNotice failure={contestants.failure} />
  if (!guide.ok) return <FailureNotice failure={guide.failure} />
  const entries = contestants.data.event?.stages.find(stage => stage.id === head.stage.id)?.entries ?? []
  return (
    <Part title={t('draft')}>
      <Powers powers={guide.data.decisionGuide.powers} />
      <DecisionForm
        fixed={caseInput(head)}
        edition={head.event.edition.id}
        slot={guide.data.decisionGuide.slot}
        choices={await choicesOf(guide.data.decisionGuide, entries)}
        stored={storedOf(decision, guide.data.decisionGuide)}
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
        <ClientMessages namespaces={['freshCode']}>
          <FreshCode />
        </ClientMessages>
      ) : null}
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
  const t = await getTranslations('panelRoom')
  // While the panel votes there is none: asking for it would make the page say that it is not there.
  if (head.status === 'DELIBERATION')
    return (
      <Part title={t('decisionTitle')}>
        <EmptyState title={t('noDecision')}>{t('noDecisionHint')}</EmptyState>
      </Part>
    )
  const answer = await ask(DecisionQuery, { appeal: head.id })
  const sits = seat !== undefined && seat.role !== 'reserve'
  if (!answer.ok)
    return (
      <Part title={t('decisionTitle')}>
        <EmptyState title={t('notNotified')}>{t('notNotifiedHint')}</EmptyState>
      </Part>
    )
  const decision = answer.data.draftedDecision
  const open = decision.signedAt === null
  return (
    <>
      <Part title={t('decisionTitle')}>
        <DecisionText decision={decision} zone={head.timeZone} />
        {head.dispensed.map(reason => (
          <p key={reason} className="mt-3 max-w-prose" data-dispensed="">
            <span className="text-muted">{t('dispensed')}</span> {reason}
          </p>
        ))}
      </Part>
      {open && sits ? <Writing head={head} decision={decision} /> : null}
      <Part title={t(open ? 'effect' : 'effectDone')}>
        <DecisionMoves decision={decision} sport={head.event.sport} />
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
