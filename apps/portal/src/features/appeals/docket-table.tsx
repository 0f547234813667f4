import { useLocale, useTranslations } from 'next-intl'
import { Instant } from '@/components/instant'
import { Chip } from '@/components/ui/chip'
import { Cell, ColumnHead, RegisterTable, Row, RowHead } from '@/components/ui/table'
import { codeText } from '@/i18n/code-text'
import { Link } from '@/i18n/navigation'
import { inLanguage } from '@/lib/format/bilingual'
import { paths } from '@/lib/paths'
import { depositState } from './case-record'
import { CaseStatus } from './case-status'
import type { CaseCard } from './case-words'
import { ClockMark } from './clock-chip'
import { clockState, firstToEnd } from './clock-state'
import { StepDoor, timeOf } from './next-steps'

const TAGS = ['directorConcerned', 'conflictedMember', 'appellant', 'respondent', 'interested'] as const

/** What binds the reader to the case: a case of one's own is not one's to handle. */
function Tags({ of }: { readonly of: CaseCard }) {
  const t = useTranslations('docket')
  return TAGS.filter(tag => of.relations.includes(tag)).map(tag => (
    <Chip key={tag} tone="strong" className="ml-1">
      {t(`tag_${tag}`)}
    </Chip>
  ))
}

function CaseClock({ of }: { readonly of: CaseCard }) {
  const clock = firstToEnd(of.clocks)
  if (!clock) return null
  return (
    <span className="flex flex-col items-start gap-0.5">
      <ClockMark state={clockState(clock, Date.now())} />
      <span className="text-sm">
        <Instant at={clock.dueAt} zone={of.timeZone} />
      </span>
    </span>
  )
}

function CaseRow({ of }: { readonly of: CaseCard }) {
  const locale = useLocale()
  const t = useTranslations('docket')
  const matters = useTranslations('appealMatter')
  const steps = useTranslations('nextStep')
  const doers = useTranslations('doer')
  const clock = useTranslations('clock')
  const deposits = useTranslations('depositState')
  return (
    <Row>
      <RowHead className="align-top">
        <Link href={paths.case(of)} className="figures link whitespace-nowrap">
          {of.number ?? t('draft')}
        </Link>
        <Tags of={of} />
        {of.late ? <span className="block font-normal text-muted text-sm">{t('late')}</span> : null}
      </RowHead>
      <Cell className="min-w-40 align-top">
        <CaseStatus of={of} />
        <span className="block text-muted text-sm">
          {codeText(matters, of.matter)} · {inLanguage(of.event.name, locale)}
        </span>
      </Cell>
      <Cell className="align-top">
        <CaseClock of={of} />
      </Cell>
      <Cell className="min-w-44 align-top">
        {of.nextSteps.map(step => (
          <span key={step.code} className={step.mine ? 'block font-medium' : 'block'}>
            {codeText(steps, step.mine ? `${step.code}_mine` : step.code, { who: codeText(doers, step.who) })}
            {step.mine && step.by ? (
              <span className="block text-sm">
                {clock(timeOf(step))} <Instant at={step.by} zone={of.timeZone} />
              </span>
            ) : null}
            <span className="block text-sm">
              <StepDoor step={step} appeal={of} />
            </span>
          </span>
        ))}
      </Cell>
      <Cell className="whitespace-nowrap align-top">{of.deposit ? deposits(depositState(of.deposit)) : '—'}</Cell>
    </Row>
  )
}

const isMine = (of: CaseCard): boolean => of.nextSteps.some(step => step.mine)

/** The cases of one page; what waits for the reader comes first. */
export function DocketTable({ cases, caption }: { readonly cases: readonly CaseCard[]; readonly caption: string }) {
  const t = useTranslations('docket')
  return (
    <RegisterTable caption={caption} captionHidden label={caption}>
      <thead>
        <Row>
          <ColumnHead>{t('number')}</ColumnHead>
          <ColumnHead>{t('state')}</ColumnHead>
          <ColumnHead>{t('clock')}</ColumnHead>
          <ColumnHead>{t('next')}</ColumnHead>
          <ColumnHead>{t('deposit')}</ColumnHead>
        </Row>
      </thead>
      <tbody>
        {[...cases.filter(isMine), ...cases.filter(one => !isMine(one))].map(one => (
          <CaseRow key={one.id} of={one} />
        ))}
      </tbody>
    </RegisterTable>
  )
}
