'use client'

import { useTranslations } from 'next-intl'
import { Field, SelectField, TextArea, TextInput } from '@/components/ui/field'

const kinds = ['typo', 'lateResult', 'identity', 'ruling', 'appeal'] as const
const authorities = ['scorer', 'director', 'staff', 'appealDecision'] as const

export interface Authority {
  readonly kind: string
  readonly reason: string
  readonly authorityKind: string
  readonly authorityRef: string
}

/** Why, and by whose authority; the reason is published. */
export function AuthorityFields({
  value,
  onChange,
}: {
  readonly value: Authority
  readonly onChange: (value: Authority) => void
}) {
  const t = useTranslations('correct')
  const kindWords = useTranslations('correctionKind')
  const authorityWords = useTranslations('authority')
  const set = (part: Partial<Authority>) => onChange({ ...value, ...part })
  return (
    <section className="grid gap-3 sm:grid-cols-3">
      <SelectField
        id="kind"
        label={t('kind')}
        value={value.kind}
        onChange={event => set({ kind: event.target.value })}
        choices={kinds.map(kind => ({ value: kind, label: kindWords(kind) }))}
      />
      <SelectField
        id="authority"
        label={t('authority')}
        value={value.authorityKind}
        onChange={event => set({ authorityKind: event.target.value })}
        choices={authorities.map(kind => ({ value: kind, label: authorityWords(kind) }))}
      />
      <Field id="authority-ref" label={t('authorityRef')}>
        <TextInput
          id="authority-ref"
          value={value.authorityRef}
          onChange={event => set({ authorityRef: event.target.value })}
        />
      </Field>
      <Field id="reason" label={t('reason')} hint={t('reasonHint')} className="col-span-full">
        <TextArea
          id="reason"
          required
          value={value.reason}
          onChange={event => set({ reason: event.target.value })}
          aria-describedby="reason-hint"
        />
      </Field>
    </section>
  )
}
