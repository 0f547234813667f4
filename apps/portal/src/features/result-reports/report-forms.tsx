'use client'

import { useTranslations } from 'next-intl'
import { ActForm } from '@/components/act-form'
import { Line } from '@/components/form-fields'
import { SelectField } from '@/components/ui/field'
import type { graphql } from '@/gql'
import { codeOf, codesOf } from '@/lib/codes'
import { ContestStatedActMutation } from '@/gql/actions/contest-stated-act.graphql'
import { AgreeWithResultsMutation, AnswerReportMutation, ReportResultMutation } from './result-reports.graphql'

const kinds: Readonly<Record<ReturnType<typeof graphql.scalar<'ResultReportKind'>>, true>> = {
  score: true,
  players: true,
  place: true,
  other: true,
}

const answers: Readonly<Record<ReturnType<typeof graphql.scalar<'ResultReportAnswer'>>, true>> = {
  corrected: true,
  stands: true,
  passedOn: true,
}

/** A contestant says what is wrong with a result. */
export function ReportForm({ stage, slot, version }: Readonly<{ stage: string; slot: string; version: number }>) {
  const t = useTranslations('resultReports')
  const common = useTranslations('common')
  return (
    <ActForm
      document={ReportResultMutation}
      payloadOf={data => data.reportResult}
      label={t('title')}
      submit={t('send')}
      className="sm:grid-cols-1"
      inputOf={form => ({
        stage,
        slot,
        version,
        kind: codeOf(kinds, form.text('kind')) ?? 'other',
        note: form.text('note'),
        idempotencyKey: form.key,
      })}
    >
      <SelectField
        id="report-kind"
        name="kind"
        label={t('what')}
        required
        choices={[
          { value: '', label: common('choose') },
          ...codesOf(kinds).map(value => ({ value, label: t(`kind.${value}`) })),
        ]}
      />
      <Line id="report-note" name="note" label={t('note')} required />
    </ActForm>
  )
}

/** A director says what became of it. */
export function AnswerReportForm({ report }: { readonly report: string }) {
  const t = useTranslations('resultReports')
  const common = useTranslations('common')
  return (
    <ActForm
      document={AnswerReportMutation}
      payloadOf={data => data.answerReport}
      label={t('answerIt')}
      submit={t('answerIt')}
      small
      inputOf={form => ({
        report,
        answer: codeOf(answers, form.text('answer')) ?? 'stands',
        reasonZh: form.maybe('reasonZh'),
        reasonEn: form.maybe('reasonEn'),
        idempotencyKey: form.key,
      })}
    >
      <SelectField
        id={`answer-${report}`}
        name="answer"
        label={t('became')}
        required
        choices={[
          { value: '', label: common('choose') },
          ...codesOf(answers).map(value => ({ value, label: t(`answer.${value}`) })),
        ]}
      />
      <Line id={`zh-${report}`} name="reasonZh" label={t('reasonZh')} />
      <Line id={`en-${report}`} name="reasonEn" label={t('reasonEn')} />
    </ActForm>
  )
}

/** A side objects to what an officer did in its place. */
export function ContestForm({ act }: { readonly act: string }) {
  const t = useTranslations('resultReports.statedActs')
  return (
    <ActForm
      document={ContestStatedActMutation}
      payloadOf={data => data.contestStatedAct}
      label={t('contest')}
      submit={t('contest')}
      tone="plain"
      small
      inputOf={form => ({ act, note: form.text('note'), idempotencyKey: form.key })}
    >
      <Line id={`contest-${act}`} name="note" label={t('why')} required />
    </ActForm>
  )
}

/** Agrees with results as they were read: all of them in one act. */
export function AgreeForm({ stage, sheets }: Readonly<{ stage: string; sheets: readonly string[] }>) {
  const t = useTranslations('resultReports')
  const submit = t('agree', { count: sheets.length })
  return (
    <ActForm
      document={AgreeWithResultsMutation}
      payloadOf={data => data.agreeWithResults}
      label={submit}
      submit={submit}
      inputOf={form => ({ stage, sheets: [...sheets], idempotencyKey: form.key })}
    />
  )
}
