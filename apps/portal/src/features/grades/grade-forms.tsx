'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ActForm } from '@/components/act-form'
import { Line } from '@/components/form-fields'
import { SelectField } from '@/components/ui/field'
import { codeOf, codesOf, type Sport } from '@/lib/codes'
import {
  ChangeGradeMutation,
  DecideGradesMutation,
  FindGradeCandidatesMutation,
  ProposeGradesMutation,
} from './grades.graphql'

const words = { AWARDED: true, SUSPENDED: true, REVOKED: true } as const

/** A grade is suspended, taken back, or stands again; everybody reads why. */
export function ChangeGradeForm({ grade, status }: { readonly grade: string; readonly status: string }) {
  const t = useTranslations('grades')
  const common = useTranslations('common')
  return (
    <ActForm
      key={status}
      document={ChangeGradeMutation}
      payloadOf={data => data.changeGrade}
      label={t('change')}
      submit={t('changeNow')}
      tone="decide"
      small
      inputOf={form => ({
        grade,
        status: codeOf(words, form.text('status')) ?? 'SUSPENDED',
        reason: form.text('reason'),
        idempotencyKey: form.key,
      })}
    >
      <SelectField
        id={`${grade}-status`}
        name="status"
        label={t('becomes')}
        required
        choices={[
          { value: '', label: common('choose') },
          ...codesOf(words)
            .filter(word => word !== status)
            .map(value => ({ value, label: t(`act.${value}`) })),
        ]}
      />
      <Line id={`${grade}-reason`} name="reason" label={t('reason')} required />
    </ActForm>
  )
}

/** Looks again at who has reached a grade, where policies or the register have changed. */
export function FindForm({
  organisation,
  sport,
  label,
}: {
  readonly organisation: string
  readonly sport: Sport
  readonly label: string
}) {
  return (
    <ActForm
      document={FindGradeCandidatesMutation}
      payloadOf={data => data.findGradeCandidates}
      label={label}
      submit={label}
      tone="plain"
      small
      className="max-w-none sm:grid-cols-1"
      inputOf={form => ({ organisation, sport, idempotencyKey: form.key })}
    />
  )
}

/** Proposes the grades of those whose boxes are ticked; a second person awards them. */
export function ProposeForm({ children }: { readonly children: ReactNode }) {
  const t = useTranslations('grades')
  return (
    <ActForm
      document={ProposeGradesMutation}
      payloadOf={data => data.proposeGrades}
      label={t('propose')}
      submit={t('propose')}
      className="max-w-none"
      inputOf={form => ({ candidates: form.all('candidate'), idempotencyKey: form.key })}
    >
      <div className="sm:col-span-2">{children}</div>
    </ActForm>
  )
}

/** The second person's word on those whose boxes are ticked. */
export function DecideForm({ children }: { readonly children: ReactNode }) {
  const t = useTranslations('grades')
  const common = useTranslations('common')
  return (
    <ActForm
      document={DecideGradesMutation}
      payloadOf={data => data.decideGrades}
      label={t('decide')}
      submit={t('decide')}
      tone="decide"
      className="max-w-none"
      inputOf={form => ({
        proposals: form.all('proposal'),
        award: form.text('word') === 'award',
        reason: form.maybe('reason'),
        idempotencyKey: form.key,
      })}
    >
      <div className="sm:col-span-2">{children}</div>
      <div className="grid max-w-3xl gap-4 sm:col-span-2 sm:grid-cols-2">
        <SelectField
          id="grades-word"
          name="word"
          label={t('word')}
          required
          choices={[
            { value: '', label: common('choose') },
            ...(['award', 'decline'] as const).map(value => ({ value, label: t(`words.${value}`) })),
          ]}
        />
        <Line id="grades-reason" name="reason" label={t('reasonToDecline')} />
      </div>
    </ActForm>
  )
}
