'use client'

import { useTranslations } from 'next-intl'
import { ReasonFields, type WrittenReasons } from '@/components/reason-fields'
import { Field, SelectField, TextInput } from '@/components/ui/field'
import { type CorrectionAuthority, type CorrectionKind, codeOf, codesOf } from '@/lib/codes'

const kinds: Readonly<Record<CorrectionKind, true>> = {
  typo: true,
  lateResult: true,
  identity: true,
  ruling: true,
  appeal: true,
}

/** A correction that rests on a ruling is made by the ruling itself. */
const authorities: Readonly<Record<Exclude<CorrectionAuthority, 'ruling'>, true>> = {
  scorer: true,
  director: true,
  staff: true,
  appealDecision: true,
}

export interface Authority extends WrittenReasons {
  readonly kind: CorrectionKind
  readonly authorityKind: CorrectionAuthority
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
        name="kind"
        label={t('kind')}
        value={value.kind}
        onChange={event => set({ kind: codeOf(kinds, event.target.value) ?? value.kind })}
        choices={codesOf(kinds).map(kind => ({ value: kind, label: kindWords(kind) }))}
      />
      <SelectField
        id="authority"
        name="authority"
        label={t('authority')}
        value={value.authorityKind}
        onChange={event => set({ authorityKind: codeOf(authorities, event.target.value) ?? value.authorityKind })}
        choices={codesOf(authorities).map(kind => ({ value: kind, label: authorityWords(kind) }))}
      />
      <Field id="authority-ref" label={t('authorityRef')}>
        <TextInput
          id="authority-ref"
          value={value.authorityRef}
          onChange={event => set({ authorityRef: event.target.value })}
        />
      </Field>
      <ReasonFields id="why" label={t('reason')} hint={t('reasonHint')} value={value} onChange={set} />
    </section>
  )
}
