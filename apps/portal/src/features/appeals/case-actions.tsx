import { getTranslations } from 'next-intl/server'
import { ButtonLink } from '@/components/ui/button'
import { paths } from '@/lib/paths'
import { isRunning } from './clock-state'
import { DeedForm } from './deed-form'
import { deeds } from './deeds'
import { type CaseData, may } from './load-case'

/** The state allows it, and there is something to do it to. */
const applies: Readonly<Record<string, (of: CaseData) => boolean>> = {
  concurInAppeal: of => of.parties.some(party => party.isViewer && party.concurrence === 'pending'),
  recordDeposit: of => of.deposit !== null && !of.deposit.receivedAt,
  returnDeposit: of => Boolean(of.deposit?.receivedAt) && !of.deposit?.returnedAt && !of.deposit?.forfeitedAt,
  forfeitDeposit: of => Boolean(of.deposit?.receivedAt) && !of.deposit?.returnedAt && !of.deposit?.forfeitedAt,
  decideLateLeave: of => of.orders.some(order => order.kind === 'leaveToFileLate' && order.status === 'REQUESTED'),
  extendDeadline: of => of.clocks.some(isRunning),
  stopClock: of => of.clocks.some(clock => isRunning(clock) && !clock.stoppedAt),
  resumeClock: of => of.clocks.some(clock => isRunning(clock) && clock.stoppedAt),
  ruleOnEvidence: of => of.evidence.some(item => item.admission === 'offered'),
  answerInfo: of => of.status === 'INFO_REQUESTED',
}

const clocksFor = (deed: string, { clocks }: CaseData) =>
  clocks
    .filter(isRunning)
    .filter(clock => (deed === 'stopClock' ? !clock.stoppedAt : deed === 'resumeClock' ? clock.stoppedAt : true))
    .map(({ kind, dueAt }) => ({ kind, dueAt }))

const fixedFor = (deed: string, { deposit }: CaseData) =>
  deed === 'recordDeposit' && deposit ? { amount: deposit.amount, currency: deposit.currency } : undefined

/** What the reader may do to the case now: only what the API permits, each a small form. */
export async function CaseActions({ of }: { readonly of: CaseData }) {
  const t = await getTranslations('cases')
  const draft = of.status === 'DRAFT' && may(of, 'fileAppeal')
  const open = Object.keys(deeds).filter(deed => may(of, deed) && (applies[deed]?.(of) ?? true))
  if (open.length === 0 && !draft) return null
  const evidence = of.evidence
    .filter(item => item.admission === 'offered')
    .map(item => ({ id: item.id, label: `${item.number} ${item.title}` }))
  return (
    <section id="actions" aria-labelledby="actions-title" data-no-print="">
      <h2 id="actions-title" className="mb-2 text-lg">
        {t('actions')}
      </h2>
      {draft ? (
        <ButtonLink
          tone="strong"
          className="mb-3"
          href={paths.newAppeal({ appeal: of.id, ruling: of.ruling, stage: of.stage, slot: of.slot })}
        >
          {t('continueDraft')}
        </ButtonLink>
      ) : null}
      <div className="border-rule border-t">
        {open.map(deed => (
          <DeedForm
            key={deed}
            deed={deed}
            appeal={of.id}
            version={of.version}
            zone={of.timeZone}
            edition={of.event.edition.id}
            choices={{ clocks: clocksFor(deed, of), evidence, sealing: of.relations.includes('clerk') }}
            fixed={fixedFor(deed, of)}
          />
        ))}
      </div>
    </section>
  )
}
