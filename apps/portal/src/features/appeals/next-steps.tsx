import { useTranslations } from 'next-intl'
import { Instant } from '@/components/instant'
import { codeText } from '@/i18n/code-text'
import { Link } from '@/i18n/navigation'
import { cn } from '@/lib/cn'
import { paths } from '@/lib/paths'
import type { CaseCard } from './case-words'
import { Countdown } from './countdown'

type Step = CaseCard['nextSteps'][number]
/** The pages of a case on which a step can be done. */
export type Door = 'panel' | 'room' | 'casebook' | 'corrections' | 'actions'

/** On which page of the case a step is done; none where people come in person. */
const doors: Readonly<Record<Step['code'], Door | undefined>> = {
  FILE_DRAFT: 'actions',
  AGREE_TO_APPEAL: 'actions',
  PAY_DEPOSIT: 'actions',
  DECIDE_LEAVE: 'actions',
  DECIDE_STAY: 'actions',
  DECIDE_REOPENING: 'actions',
  CHECK_ADMISSIBILITY: 'actions',
  PUT_RIGHT: 'actions',
  STATE_FACTS: 'actions',
  ANSWER_APPEAL: 'actions',
  FORM_PANEL: 'panel',
  DISCLOSE_TIES: 'panel',
  CHALLENGE_MEMBER: 'panel',
  SEAT_PANEL: 'panel',
  REPLACE_MEMBER: 'panel',
  ANSWER_LAW_PART: 'actions',
  DECIDE_CHALLENGE: 'panel',
  REVIEW_CASE: 'room',
  GIVE_INFORMATION: 'actions',
  HOLD_HEARING: 'room',
  ATTEND_HEARING: undefined,
  VOTE: 'room',
  WRITE_REASONS: 'room',
  SERVE_DECISION: 'room',
  APPLY_EFFECTS: 'room',
  APPROVE_EFFECTS: 'corrections',
  PUBLISH_CASE: 'casebook',
  CLOSE_CASE: 'room',
  GO_TO_NEXT_BODY: 'room',
}

const times: Readonly<Partial<Record<Step['code'], 'heldAt' | 'decisionDue'>>> = {
  FORM_PANEL: 'decisionDue',
  REVIEW_CASE: 'decisionDue',
  VOTE: 'decisionDue',
  WRITE_REASONS: 'decisionDue',
  SERVE_DECISION: 'decisionDue',
  HOLD_HEARING: 'heldAt',
  ATTEND_HEARING: 'heldAt',
}

/** The word before the time of a step: until when it must be done, or what else that time is. */
export const timeOf = ({ code, stopped }: Pick<Step, 'code' | 'stopped'>) =>
  stopped ? 'stopped' : (times[code] ?? 'until')

const addresses: Readonly<Record<Door, (appeal: Pick<CaseCard, 'id' | 'slug'>) => string>> = {
  panel: paths.casePanel,
  room: paths.caseRoom,
  casebook: ({ id }) => paths.casebookEntry(id),
  corrections: () => paths.deskCorrections(),
  actions: appeal => `${paths.case(appeal)}#actions`,
}

interface StepDoorProps {
  readonly step: Step
  readonly appeal: Pick<CaseCard, 'id' | 'slug'>
  /** The page the reader is on. */
  readonly here?: Door
}

/** The way to where the reader does what waits for the reader: from the room, which is long, to its forms. */
export function StepDoor({ step, appeal, here }: StepDoorProps) {
  const t = useTranslations('cases')
  const door = doors[step.code]
  if (!step.mine || !door || (door === here && here !== 'room')) return null
  if (door === here)
    return (
      <a href="#act" className="link">
        {t('door_actions')}
      </a>
    )
  return (
    <Link href={addresses[door](appeal)} className="link">
      {t(`door_${door}`)}
    </Link>
  )
}

/** Where a hearing is held: an address of the network is one to press. */
function Place({ where }: { readonly where: string }) {
  return /^https?:\/\/\S+$/i.test(where) ? (
    <a href={where} className="link break-all" rel="noreferrer">
      {where}
    </a>
  ) : (
    <span>{where}</span>
  )
}

/** One step: what, by whom, until when; what waits for the reader stands in bold. */
export function NextStepLine({
  step,
  of,
  here,
}: {
  readonly step: Step
  readonly of: Pick<CaseCard, 'id' | 'slug' | 'timeZone'>
  readonly here?: Door
}) {
  const zone = of.timeZone
  const t = useTranslations('nextStep')
  const doers = useTranslations('doer')
  const clock = useTranslations('clock')
  const cases = useTranslations('cases')
  const who = codeText(doers, step.who)
  return (
    <span className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5">
      <span className={step.mine ? 'font-medium' : undefined}>
        {codeText(t, step.mine ? `${step.code}_mine` : step.code, { who }, codeText(t, step.code, { who }))}
      </span>
      {step.by ? (
        <span className="inline-flex flex-wrap gap-x-2 text-sm">
          <span className="text-muted">{clock(timeOf(step))}</span>
          <Instant at={step.by} zone={zone} />
          <Countdown dueAt={step.by} zone={zone} stopped={step.stopped} />
          {step.where ? <Place where={step.where} /> : null}
        </span>
      ) : null}
      {step.calendar ? (
        <a href={step.calendar} className="link text-sm" download="hearing.ics">
          {cases('toCalendar')}
        </a>
      ) : null}
      <StepDoor step={step} appeal={of} here={here} />
    </span>
  )
}

interface NextStepsProps {
  readonly of: Pick<CaseCard, 'id' | 'slug' | 'nextSteps' | 'timeZone'>
  /** The case is over, and the reader one of those who worked on it. */
  readonly over?: boolean
  readonly here?: Door
  /** In the size of print of a hearing, times and places too. */
  readonly large?: boolean
}

/** What happens next, in plain language: on the page of the case, of its panel and of its room. */
export function NextSteps({ of, here, over = false, large = false }: NextStepsProps) {
  const t = useTranslations('cases')
  if (of.nextSteps.length === 0 && !over) return null
  return (
    <section
      aria-labelledby="next"
      className={cn('border-ink border-l-2 bg-raised py-3 pr-4 pl-4', large && 'text-read [&_.text-sm]:text-read')}
    >
      <h2 id="next" className={cn('mb-1', large ? 'text-lg' : 'text-md')}>
        {t('next')}
      </h2>
      {of.nextSteps.length === 0 ? <p>{t('nothingNext')}</p> : null}
      <ul className="flex flex-col gap-2">
        {of.nextSteps.map(step => (
          <li key={step.code}>
            <NextStepLine step={step} of={of} here={here} />
          </li>
        ))}
      </ul>
    </section>
  )
}
