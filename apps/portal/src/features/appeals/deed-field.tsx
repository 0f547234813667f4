'use client'

import { useTranslations } from 'next-intl'
import { Field, Select, TextArea, TextInput } from '@/components/ui/field'
import { codeText } from '@/i18n/code-text'
import { EVIDENCE_ENDINGS } from './case-words'
import type { DeedField } from './deeds'
import { wallTime } from './zoned-instant'

/** What there is on the case to choose from. */
export interface DeedChoices {
  readonly clocks: readonly { readonly kind: string; readonly dueAt: string }[]
  readonly evidence: readonly { readonly id: string; readonly label: string }[]
  readonly sealing: boolean
}

interface ControlProps {
  readonly deed: string
  readonly field: DeedField
  readonly choices: DeedChoices
  readonly zone: string
}

function Options({ field, choices }: Pick<ControlProps, 'field' | 'choices'>) {
  const answers = useTranslations('answer')
  const kinds = useTranslations('evidenceKind')
  const doers = useTranslations('doer')
  const visibilities = useTranslations('evidenceVisibility')
  const reasons = useTranslations('inadmissibleFor')
  const clocks = useTranslations('clockKind')
  const words = {
    answer: answers,
    evidenceKind: kinds,
    doer: doers,
    evidenceVisibility: visibilities,
    inadmissibleFor: reasons,
  }
  if (field.kind === 'clock')
    return choices.clocks.map(({ kind }) => (
      <option key={kind} value={kind}>
        {codeText(clocks, kind)}
      </option>
    ))
  if (field.kind === 'evidence')
    return choices.evidence.map(({ id, label }) => (
      <option key={id} value={id}>
        {label}
      </option>
    ))
  if (field.kind !== 'choice') return null
  const options = field.words === 'evidenceVisibility' && !choices.sealing ? ['parties', 'panel'] : field.options
  return options.map(option => (
    <option key={option} value={option}>
      {codeText(words[field.words], option)}
    </option>
  ))
}

/** One question of a deed's form. */
export function DeedFieldControl({ deed, field, choices, zone }: ControlProps) {
  const t = useTranslations('deedField')
  const optional = useTranslations('common')
  const id = `${deed}-${field.name}`
  const own = `${deed}_${field.name}`
  const may = 'optional' in field && field.optional
  const label = `${t.has(own as 'reason') ? t(own as 'reason') : t(field.name as 'reason')}${may ? ` (${optional('optional')})` : ''}`
  const hint = field.kind === 'file' ? t('fileHint') : field.kind === 'clauses' ? t('clausesHint') : undefined
  const described = hint ? `${id}-hint` : undefined
  const common = { id, name: field.name, required: !may, 'aria-describedby': described }
  return (
    <Field id={id} label={label} hint={hint}>
      {field.kind === 'text' ? (
        <TextArea {...common} maxLength={8000} />
      ) : field.kind === 'line' || field.kind === 'clauses' ? (
        <TextInput {...common} />
      ) : field.kind === 'moment' ? (
        <TextInput
          {...common}
          type="datetime-local"
          defaultValue={choices.clocks[0] ? wallTime(choices.clocks[0].dueAt, zone) : undefined}
        />
      ) : field.kind === 'file' ? (
        <input {...common} type="file" accept={EVIDENCE_ENDINGS} className="min-h-11 py-2 text-base" />
      ) : (
        <Select {...common}>
          <Options field={field} choices={choices} />
        </Select>
      )}
    </Field>
  )
}
