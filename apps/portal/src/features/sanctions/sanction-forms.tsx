'use client'

import { useTranslations } from 'next-intl'
import { ActForm } from '@/components/act-form'
import { BodySelect, type Choice, Line } from '@/components/form-fields'
import { PersonPicker } from '@/components/person-picker'
import { SelectField } from '@/components/ui/field'
import { codeOf, codesOf } from '@/lib/codes'
import { plugs } from '@/sports/plugs'
import { ConfirmSanctionMutation, ImposeSanctionMutation, LiftSanctionMutation } from './sanctions.graphql'

const scopes = { compete: true, attend: true, officiate: true } as const
const publicities = { offices: true, public: true } as const

interface ImposeProps {
  readonly bodies: readonly Choice[]
  /** The reader's own, which imposes it unless another is chosen. */
  readonly own: string | undefined
  readonly today: string
  /** Articles of rules of bodies that it can rest on. */
  readonly rules: readonly Choice[]
}

/** The article that it rests on, where bodies have rules of their own. */
function RuleSelect({ rules }: Pick<ImposeProps, 'rules'>) {
  const t = useTranslations('sanctions')
  if (rules.length === 0) return null
  return (
    <SelectField
      id="sanction-rule"
      name="rule"
      label={t('rule')}
      choices={[{ value: '', label: t('noRule') }, ...rules]}
    />
  )
}

/** A sanction is proposed; another member of staff confirms it. */
export function ImposeForm({ bodies, own, today, rules }: ImposeProps) {
  const t = useTranslations('sanctions')
  const sports = useTranslations('sport')
  return (
    <ActForm
      document={ImposeSanctionMutation}
      payloadOf={data => data.imposeSanction}
      label={t('propose')}
      submit={t('propose')}
      inputOf={form => ({
        organisation: form.text('organisation'),
        person: form.text('person'),
        scope: codeOf(scopes, form.text('scope')) ?? 'compete',
        sport: codeOf(plugs, form.text('sport')),
        from: form.text('from'),
        until: form.until('until'),
        reason: form.text('reason'),
        rule: form.maybe('rule'),
        publicity: codeOf(publicities, form.text('publicity')) ?? 'offices',
        publicFrom: form.maybe('publicFrom'),
        idempotencyKey: form.key,
      })}
    >
      <PersonPicker id="sanction-person" name="person" label={t('person')} />
      <BodySelect id="sanction-body" name="organisation" label={t('body')} bodies={bodies} value={own} />
      <SelectField
        id="sanction-scope"
        name="scope"
        label={t('from')}
        choices={codesOf(scopes).map(value => ({ value, label: t(`scope.${value}`) }))}
      />
      <SelectField
        id="sanction-sport"
        name="sport"
        label={t('sport')}
        choices={[
          { value: '', label: sports('all') },
          ...codesOf(plugs).map(value => ({ value, label: sports(value) })),
        ]}
      />
      <SelectField
        id="sanction-publicity"
        name="publicity"
        label={t('whoReads')}
        choices={codesOf(publicities).map(value => ({ value, label: t(`publicity.${value}`) }))}
      />
      <Line id="sanction-from" name="from" label={t('firstDay')} type="date" required value={today} />
      <Line id="sanction-until" name="until" label={t('lastDay')} type="date" />
      <Line id="sanction-public" name="publicFrom" label={t('publicFrom')} type="date" />
      <Line id="sanction-reason" name="reason" label={t('reason')} required />
      <RuleSelect rules={rules} />
    </ActForm>
  )
}

/** The second person's word. */
export function ConfirmForm({ sanction }: { readonly sanction: string }) {
  const t = useTranslations('sanctions')
  return (
    <div className="flex flex-wrap gap-3">
      {[true, false].map(confirm => (
        <ActForm
          key={String(confirm)}
          document={ConfirmSanctionMutation}
          payloadOf={data => data.confirmSanction}
          label={t(confirm ? 'confirm' : 'decline')}
          submit={t(confirm ? 'confirm' : 'decline')}
          tone={confirm ? 'decide' : 'plain'}
          small
          className="max-w-none sm:grid-cols-1"
          inputOf={form => ({ sanction, confirm, idempotencyKey: form.key })}
        />
      ))}
    </div>
  )
}

/** A sanction is ended; it stays on file. */
export function LiftForm({ sanction }: { readonly sanction: string }) {
  const t = useTranslations('sanctions')
  return (
    <ActForm
      document={LiftSanctionMutation}
      payloadOf={data => data.liftSanction}
      label={t('lift')}
      submit={t('lift')}
      small
      inputOf={form => ({ sanction, reason: form.text('reason'), idempotencyKey: form.key })}
    >
      <Line id={`lift-${sanction}`} name="reason" label={t('reason')} required />
    </ActForm>
  )
}
