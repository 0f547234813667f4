import { getTranslations } from 'next-intl/server'
import { ButtonLink } from '@/components/ui/button'
import { type ActName, FoldedAct } from '@/features/case-act'
import { paths } from '@/lib/paths'
import { isRunning } from './clock-state'
import { actFieldOf, agreementsAwaited, caseActWords } from './case-act-words'
import { agreementOnPaper, type CaseActForm, caseActForms } from './case-act-forms'
import { type CaseData, may } from './load-case'

const hasOrder = ({ orders }: CaseData, kind: CaseData['orders'][number]['kind'], status: string): boolean =>
  orders.some(order => order.kind === kind && order.status === status)

const awaitsOwn = (of: CaseData): boolean => agreementsAwaited(of).some(party => party.isViewer)

/** The form of an act and the name its words go by: the clerk agrees for others where a player does for himself. */
const formOf = (act: ActName, of: CaseData): { readonly form: CaseActForm | undefined; readonly named: string } =>
  act === 'concurInAppeal' && !awaitsOwn(of)
    ? { form: agreementOnPaper, named: 'concurOnPaper' }
    : { form: caseActForms[act], named: act }

/** The state allows it, and there is something to do it to. */
const applies: Readonly<Record<string, (of: CaseData) => boolean>> = {
  concurInAppeal: of => awaitsOwn(of) || (of.relations.includes('clerk') && agreementsAwaited(of).length > 0),
  waiveAnswer: of =>
    of.nextSteps.some(step => (step.code === 'ANSWER_APPEAL' || step.code === 'STATE_FACTS') && step.mine),
  consentToPanel: of => of.nextSteps.some(step => step.code === 'CHALLENGE_MEMBER' && step.mine),
  recordDeposit: of => of.deposit !== null && !of.deposit.receivedAt,
  returnDeposit: of => Boolean(of.deposit?.receivedAt) && !of.deposit?.returnedAt && !of.deposit?.forfeitedAt,
  forfeitDeposit: of => Boolean(of.deposit?.receivedAt) && !of.deposit?.returnedAt && !of.deposit?.forfeitedAt,
  decideLateLeave: of => hasOrder(of, 'leaveToFileLate', 'REQUESTED'),
  extendDeadline: of => of.clocks.some(isRunning),
  stopClock: of => of.clocks.some(clock => isRunning(clock) && !clock.stoppedAt),
  resumeClock: of => of.clocks.some(clock => isRunning(clock) && clock.stoppedAt),
  ruleOnEvidence: of => of.evidence.some(item => item.admission === 'offered'),
  addRedactedCopy: of => of.evidence.length > 0,
  answerInfo: of => of.status === 'INFO_REQUESTED',
  requestStay: of => !hasOrder(of, 'stay', 'REQUESTED') && !hasOrder(of, 'stay', 'GRANTED'),
  decideStay: of => hasOrder(of, 'stay', 'REQUESTED'),
  liftStay: of => hasOrder(of, 'stay', 'GRANTED'),
  requestReopening: of => !hasOrder(of, 'reopening', 'REQUESTED') && of.continuedBy === null,
  decideReopening: of => hasOrder(of, 'reopening', 'REQUESTED'),
}

/** The form in which a step is done that waits for the reader. */
const dueActs: Readonly<Partial<Record<CaseData['nextSteps'][number]['code'], readonly ActName[]>>> = {
  AGREE_TO_APPEAL: ['concurInAppeal'],
  DECIDE_LEAVE: ['decideLateLeave'],
  DECIDE_STAY: ['decideStay'],
  DECIDE_REOPENING: ['decideReopening'],
  PUT_RIGHT: ['cureAppeal'],
  STATE_FACTS: ['stateFacts'],
  ANSWER_APPEAL: ['answerAppeal'],
  ANSWER_LAW_PART: ['answerLawPart'],
  GIVE_INFORMATION: ['answerInfo'],
}

const fixedFor = (act: string, { deposit }: CaseData) =>
  act === 'recordDeposit' && deposit ? { amount: deposit.amount, currency: deposit.currency } : undefined

/** What the reader may do to the case now: only what the API permits, each a small form. */
export async function CaseActions({ of }: { readonly of: CaseData }) {
  const [t, names, hints, words] = await Promise.all([
    getTranslations('cases'),
    getTranslations('caseActLabel'),
    getTranslations('caseActHint'),
    caseActWords(),
  ])
  const draft = of.status === 'DRAFT' && may(of, 'fileAppeal')
  const open = (Object.keys(caseActForms) as ActName[]).filter(act => may(of, act) && (applies[act]?.(of) ?? true))
  const due = new Set(of.nextSteps.flatMap(step => (step.mine ? (dueActs[step.code] ?? []) : [])))
  if (open.length === 0 && !draft) return null
  return (
    <section id="actions" aria-labelledby="actions-title" data-no-print="">
      <h2 id="actions-title" className="mb-2 text-lg">
        {t('actions')}
      </h2>
      {draft ? (
        <ButtonLink
          tone="strong"
          className="mb-3"
          href={paths.newAppeal({ appeal: of.id, ruling: of.ruling?.id, stage: of.stage.id, slot: of.slot })}
        >
          {t('continueDraft')}
        </ButtonLink>
      ) : null}
      <div className="border-rule border-t">
        {open.map(act => {
          const { form, named } = formOf(act, of)
          return (
            <FoldedAct
              key={act}
              act={act}
              fixed={{ ...fixedFor(act, of), appeal: of.id, expectedVersion: of.version }}
              label={names(named as 'admitAppeal')}
              hint={hints.has(named as 'admitAppeal') ? hints(named as 'admitAppeal') : undefined}
              fields={(form?.fields ?? []).map(field => actFieldOf(named, field, of, words))}
              due={due.has(act)}
              tone={form?.decides ? 'decide' : 'strong'}
              zone={of.timeZone}
              edition={of.event.edition.id}
            />
          )
        })}
      </div>
    </section>
  )
}
