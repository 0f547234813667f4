import { getLocale, getTranslations } from 'next-intl/server'
import { Instant } from '@/components/instant'
import { Refusal } from '@/components/permitted'
import { ProblemText } from '@/components/problem-text'
import { PersonName } from '@/components/person-name'
import { Chip } from '@/components/ui/chip'
import type { FragmentOf } from '@/gql'
import { inLanguage } from '@/lib/format/bilingual'
import { formatDate } from '@/lib/format/dates'
import { AnswerForm, WithdrawForm } from './proposal-forms'
import type { RecordProposalFields } from './proposals.graphql'

export type RecordProposal = FragmentOf<typeof RecordProposalFields>

/** Who is consulted, and the answer of each. */
async function Consents({ consents, outcome }: Pick<RecordProposal, 'consents' | 'outcome'>) {
  const [t, locale] = await Promise.all([getTranslations('recordProposals'), getLocale()])
  const said = ({ answer, answerFromAbove }: RecordProposal['consents'][number]) => {
    const word = t(`answers.${answer ?? (outcome ? 'none' : 'waits')}`)
    return answerFromAbove ? t('above', { answer: word }) : word
  }
  return (
    <ul className="mt-1 text-sm">
      {consents.map((one, place) => (
        <li key={place} className="flex flex-wrap gap-x-2">
          <span>
            {one.ofPerson ? t('person') : one.organisation ? inLanguage(one.organisation.name, locale) : t('otherBody')}
          </span>
          <span className="text-muted">{said(one)}</span>
          {one.answerReason ? <span className="text-muted">{one.answerReason}</span> : null}
        </li>
      ))}
    </ul>
  )
}

/** What the viewer may do with it. */
function ProposalActs({ proposal }: { readonly proposal: RecordProposal }) {
  const { canAnswer, answersFromAbove, canWithdraw } = proposal.permissions
  return (
    <div className="mt-2 flex flex-col gap-3" data-no-print="">
      {canAnswer.allowed ? (
        <>
          <AnswerForm proposal={proposal.id} answer="agreed" above={answersFromAbove} />
          <AnswerForm proposal={proposal.id} answer="objected" above={answersFromAbove} />
        </>
      ) : canWithdraw.allowed ? null : (
        <Refusal permission={canAnswer} />
      )}
      {canWithdraw.allowed ? <WithdrawForm proposal={proposal.id} /> : null}
    </div>
  )
}

async function Item({ proposal }: { readonly proposal: RecordProposal }) {
  const [t, locale] = await Promise.all([getTranslations('recordProposals'), getLocale()])
  const { act, person, other, organisation, day, outcome } = proposal
  return (
    <li className="border-rule border-b py-3">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-medium">{t(`acts.${act}`)}</span>
        {(act === 'mergePeople' ? [other, person] : [person, other]).map((one, place) =>
          one ? (
            <span key={one.id} className="inline-flex flex-wrap items-baseline gap-x-1">
              {act === 'mergePeople' && place === 1 ? '→ ' : null}
              <PersonName person={one} /> <span className="figures text-muted text-sm">{one.number}</span>
            </span>
          ) : null,
        )}
        {outcome ? <Chip tone="strong">{t(`outcomes.${outcome}`)}</Chip> : null}
      </p>
      {day ? <p>{t(act === 'endAffiliation' ? 'endsOn' : 'bornOn', { date: formatDate(day, locale) })}</p> : null}
      <p>{proposal.reason}</p>
      {proposal.because ? (
        <p className="text-muted text-sm">
          <ProblemText problems={[{ code: proposal.because }]} />
        </p>
      ) : null}
      <p className="flex flex-wrap gap-x-3 text-muted text-sm">
        {organisation ? <span>{t('by', { body: inLanguage(organisation.name, locale) })}</span> : null}
        <Instant at={proposal.proposedAt} />
        {outcome ? null : (
          <span>
            {t('until')} <Instant at={proposal.objectUntil} />
            {' · '}
            {t(`silence.${proposal.silence}`)}
          </span>
        )}
      </p>
      <Consents consents={proposal.consents} outcome={outcome} />
      {outcome ? null : <ProposalActs proposal={proposal} />}
    </li>
  )
}

/** Proposed acts on records with their state; the open ones with what can be done. */
export function ProposalList({ proposals }: { readonly proposals: readonly RecordProposal[] }) {
  return (
    <ul className="border-rule border-t">
      {proposals.map(proposal => (
        <Item key={proposal.id} proposal={proposal} />
      ))}
    </ul>
  )
}

interface PartProps {
  readonly proposals: readonly RecordProposal[]
  /** It is the person who reads. */
  readonly own?: boolean
  readonly className?: string
}

/** The part of a page, which notices and the desk's work lead to; nothing where there is nothing. */
export async function ProposalsPart({ proposals, own, className }: PartProps) {
  const t = await getTranslations('recordProposals')
  if (proposals.length === 0) return null
  return (
    <section id="proposals" aria-labelledby="proposals-title" className={className}>
      <h2 id="proposals-title" className="mb-2 text-lg">
        {t(own ? 'own' : 'title')}
      </h2>
      <p className="mb-3 max-w-2xl text-muted">{t('intro')}</p>
      <ProposalList proposals={proposals} />
    </section>
  )
}
