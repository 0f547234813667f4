import { getLocale, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { ClauseRef } from '@/components/clause-ref'
import { Instant } from '@/components/instant'
import { EntryNames } from '@/components/entry-names'
import { Moves } from '@/components/moves'
import { ExplanationTree } from '@/features/explanations'
import { PersonName } from '@/components/person-name'
import { Chip } from '@/components/ui/chip'
import { codeText } from '@/i18n/code-text'
import { dot } from '@/lib/format/apart'
import { inLanguage } from '@/lib/format/bilingual'
import type { Decision } from './load-room'

/** What was decided, by how many votes, when it was signed and when the parties were notified. */
async function Outcome({ decision, zone }: { readonly decision: Decision; readonly zone: string }) {
  const [t, outcomes] = await Promise.all([getTranslations('panelRoom'), getTranslations('appealOutcome')])
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Chip tone="seal">{codeText(outcomes, decision.outcome)}</Chip>
      {decision.votesFor == null ? null : (
        <span className="text-muted text-sm">
          {t('votes', { votesFor: decision.votesFor, votesAgainst: decision.votesAgainst ?? 0 })}
        </span>
      )}
      {decision.signedAt ? (
        <span className="text-muted text-sm">
          {t('signed')} <Instant at={decision.signedAt} zone={zone} />
        </span>
      ) : null}
      {decision.notifiedAt ? (
        <span className="text-muted text-sm">
          {t('notified')} <Instant at={decision.notifiedAt} zone={zone} />
        </span>
      ) : null}
    </p>
  )
}

/** The orders one by one, each with what it is, whether it binds, and its article. */
async function Orders({ orders }: Pick<Decision, 'orders'>) {
  const [kinds, effects] = await Promise.all([getTranslations('decisionOrder'), getTranslations('orderAs')])
  return (
    <ol className="list-decimal pl-5">
      {orders.map((order, at) => (
        <li key={`${order.kind} ${at}`} className="mb-2">
          {order.text}{' '}
          {order.awarded ? (
            <span className="block whitespace-pre-line font-medium" data-awarded="">
              {order.awarded}
            </span>
          ) : null}
          {order.why ? <span className="block">{order.why}</span> : null}
          <span className="text-muted text-sm">
            {codeText(kinds, order.kind)}
            {dot}
            {codeText(effects, order.as)}
            {dot}
          </span>
          <ClauseRef clause={order.clause} />
        </li>
      ))}
    </ol>
  )
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-1 text-md">{title}</h3>
      {children}
    </section>
  )
}

/** The decision in its order: outcome and votes, findings, articles, reasoning, orders, dissents. */
export async function DecisionText({ decision, zone }: { readonly decision: Decision; readonly zone: string }) {
  const t = await getTranslations('panelRoom')
  return (
    <div className="flex max-w-prose flex-col gap-4">
      <Outcome decision={decision} zone={zone} />
      {decision.findings.length > 0 ? (
        <Section title={t('findings')}>
          <ol className="list-decimal pl-5">
            {decision.findings.map(finding => (
              <li key={finding}>{finding}</li>
            ))}
          </ol>
        </Section>
      ) : null}
      {decision.articles.length > 0 ? (
        <p className="flex flex-wrap gap-x-4">
          {decision.articles.map(clause => (
            <ClauseRef key={`${clause.edition} ${clause.article}`} clause={clause} />
          ))}
        </p>
      ) : null}
      {decision.reasoning ? (
        <Section title={t('reasoning')}>
          <p className="whitespace-pre-line">{decision.reasoning}</p>
        </Section>
      ) : null}
      {decision.orders.length > 0 ? (
        <Section title={t('orders')}>
          <Orders orders={decision.orders} />
        </Section>
      ) : null}
      {decision.dissents.length > 0 ? (
        <Section title={t('dissents')}>
          {decision.dissents.map(dissent => (
            <p key={dissent}>{dissent}</p>
          ))}
        </Section>
      ) : null}
    </div>
  )
}

/** What each award comes to among the others who played there: the arithmetic, folded. */
async function Figures({ decision, sport }: { readonly decision: Decision; readonly sport: string }) {
  const t = await getTranslations('panelRoom')
  if (decision.figures.length === 0) return null
  return (
    <Section title={t('figures')}>
      <ul className="flex max-w-prose flex-col gap-4" data-figures="">
        {decision.figures.map(({ slot, entry, explanation }) => (
          <li key={`${slot} ${entry.id}`}>
            <EntryNames entry={entry} />
            <ExplanationTree nodes={explanation.nodes} sport={sport} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** What the orders move: the field where scores were awarded, standings, awards, lists, grades. */
export async function DecisionMoves({ decision, sport }: { readonly decision: Decision; readonly sport: string }) {
  const [t, locale] = await Promise.all([getTranslations('panelRoom'), getLocale()])
  const { standings, awards, lists, grades } = decision
  if (standings.length + awards.length + lists.length + grades.length + decision.figures.length === 0)
    return <p className="text-muted">{t('noEffect')}</p>
  return (
    <div className="flex flex-col gap-5" data-effects="">
      <Figures decision={decision} sport={sport} />
      <Moves moves={{ standings, awards, lists }} />
      {grades.length > 0 ? (
        <Section title={t('grades')}>
          <ul>
            {grades.map((grade, at) => (
              <li key={`${grade.person.id} ${at}`} className="flex flex-wrap gap-x-3">
                <PersonName person={grade.person} plain />
                <span>{inLanguage(grade.name, locale)}</span>
                <span className="text-muted">{t(grade.change === 'reached' ? 'gradeReached' : 'gradeLost')}</span>
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
    </div>
  )
}
