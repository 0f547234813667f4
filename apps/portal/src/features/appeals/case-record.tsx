import { formatMoney } from '@/lib/format/money'
import { getLocale, getTranslations } from 'next-intl/server'
import { ClauseRef } from '@/components/clause-ref'
import { Instant } from '@/components/instant'
import { ProblemList } from '@/components/problem-list'
import { codeText } from '@/i18n/code-text'
import { ClockLine } from './clock-chip'
import { clockState } from './clock-state'
import type { CaseData } from './load-case'

/** What the appellant says and asks for. */
export async function Submissions({ of }: { readonly of: CaseData }) {
  const [t, capacities, locale] = await Promise.all([
    getTranslations('cases'),
    getTranslations('capacity'),
    getLocale(),
  ])
  if (!of.statement && !of.relief) return null
  const signed = of.signatures.map(({ capacity, name }) =>
    t('signedAs', { name, capacity: codeText(capacities, capacity) }),
  )
  return (
    <section id="submissions" className="max-w-prose">
      <h2 className="mb-2 text-lg">{t('submissions')}</h2>
      <h3 className="text-muted text-sm">{t('statement')}</h3>
      <p className="mb-3 whitespace-pre-line break-words">{of.statement}</p>
      <h3 className="text-muted text-sm">{t('relief')}</h3>
      <p className="whitespace-pre-line break-words">{of.relief}</p>
      {signed.length > 0 ? (
        <p className="mt-2 text-muted text-sm">
          {t('signed', { names: new Intl.ListFormat(locale, { style: 'narrow' }).format(signed) })}
        </p>
      ) : null}
    </section>
  )
}

/** What stands between the filing and its admission. */
export async function Missing({ of }: { readonly of: CaseData }) {
  const t = await getTranslations('cases')
  if (of.missing.length === 0) return null
  return (
    <section aria-labelledby="missing">
      <h2 id="missing" className="mb-2 text-lg">
        {t('missing')}
      </h2>
      <ProblemList problems={of.missing} ofAct />
    </section>
  )
}

/** Every clock of the case with the article it comes from. */
export async function ClockList({ of }: { readonly of: CaseData }) {
  const [t, kinds, anchors, doers] = await Promise.all([
    getTranslations('cases'),
    getTranslations('clockKind'),
    getTranslations('clockAnchor'),
    getTranslations('doer'),
  ])
  if (of.clocks.length === 0) return null
  const now = Date.now()
  return (
    <section id="deadlines">
      <h2 className="mb-2 text-lg">{t('deadlines')}</h2>
      <ul className="border-rule border-t">
        {of.clocks.map(clock => (
          <li key={clock.id} className="flex flex-col gap-1 border-rule border-b py-3">
            <p className="flex flex-wrap items-baseline gap-x-3">
              <span className="font-medium">{codeText(kinds, clock.kind)}</span>
              <span className="text-muted text-sm">{codeText(doers, clock.awaits)}</span>
            </p>
            <ClockLine state={clockState(clock, now)} dueAt={clock.dueAt} zone={of.timeZone} />
            <p className="flex flex-wrap gap-x-3 text-muted text-sm">
              <span>
                {codeText(anchors, clock.anchor)} <Instant at={clock.anchoredAt} zone={of.timeZone} />
              </span>
              {clock.firstDueAt === clock.dueAt ? null : (
                <span>
                  {t('firstDue')} <Instant at={clock.firstDueAt} zone={of.timeZone} />
                </span>
              )}
              <ClauseRef clause={clock.clause} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The state of a deposit in one word. */
export const depositState = (deposit: NonNullable<CaseData['deposit']>) =>
  deposit.forfeitedAt ? 'forfeited' : deposit.returnedAt ? 'returned' : deposit.receivedAt ? 'received' : 'awaited'

/** What was to be deposited and what became of it. */
export async function DepositBox({ of }: { readonly of: CaseData }) {
  const [t, states, locale] = await Promise.all([
    getTranslations('cases'),
    getTranslations('depositState'),
    getLocale(),
  ])
  const { deposit } = of
  if (!deposit) return null
  const state = depositState(deposit)
  const at = deposit.forfeitedAt ?? deposit.returnedAt ?? deposit.receivedAt
  return (
    <section id="deposit">
      <h2 className="mb-2 text-lg">{t('deposit')}</h2>
      <p className="flex flex-wrap gap-x-3">
        <span className="figures">{formatMoney(deposit.amount, deposit.currency, locale)}</span>
        <span className="font-medium">{states(state)}</span>
        {at ? <Instant at={at} zone={of.timeZone} /> : null}
      </p>
    </section>
  )
}

/** Orders made on the way, with their reasons. */
export async function OrderList({ of }: { readonly of: CaseData }) {
  const [t, kinds, statuses] = await Promise.all([
    getTranslations('cases'),
    getTranslations('orderKind'),
    getTranslations('orderStatus'),
  ])
  if (of.orders.length === 0) return null
  return (
    <section id="orders">
      <h2 className="mb-2 text-lg">{t('orders')}</h2>
      <ol className="border-rule border-t">
        {of.orders.map(order => (
          <li key={order.id} className="border-rule border-b py-3">
            <p className="flex flex-wrap items-baseline gap-x-3">
              <span className="font-medium">{codeText(kinds, order.kind)}</span>
              <span>{codeText(statuses, order.status)}</span>
              <span className="text-sm">
                <Instant at={order.decidedAt ?? order.requestedAt} zone={of.timeZone} />
              </span>
            </p>
            <p className="max-w-prose whitespace-pre-line break-words">{order.text}</p>
            {order.reasons ? <p className="max-w-prose whitespace-pre-line break-words">{order.reasons}</p> : null}
            <p className="flex flex-wrap gap-x-3">
              {order.clauses.map(clause => (
                <ClauseRef key={clause.article} clause={clause} />
              ))}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
