'use client'

import { useLocale, useTranslations } from 'next-intl'
import { inLanguage } from '@/lib/format/bilingual'
import type { ReactNode } from 'react'
import { Field, TextArea, TextInput } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { codeText } from '@/i18n/code-text'
import { type Capacity, cosigners, type Outlook } from './filing-outlook'
import type { FilingValues } from './use-draft'
import { ClauseRef } from '@/components/clause-ref'

type Change = (change: Partial<FilingValues>) => void

/** Step one: what is appealed, what that makes the question one of, who hears it and how far its power goes. */
export function WhatStep({
  contested,
  powers,
  procedure,
}: {
  readonly contested: ReactNode
  readonly powers: Outlook['powers']
  readonly procedure: string
}) {
  const t = useTranslations('filing')
  const matters = useTranslations('appealMatter')
  const bodies = useTranslations('hearingBody')
  return (
    <div className="flex flex-col gap-4">
      {contested}
      {powers ? (
        <p>{t('powers', { matter: matters(powers.matter), body: bodies(powers.body), may: powers.may })}</p>
      ) : null}
      {powers && powers.may !== 'overrule' ? (
        <p>
          <ClauseRef clause={powers.clause} />
        </p>
      ) : null}
      <p className="text-muted text-sm">{t('procedure', { procedure })}</p>
    </div>
  )
}

interface WhoProps {
  readonly outlook: Outlook
  readonly values: FilingValues
  readonly onChange: Change
}

/** Who else signs, a line for each capacity. */
function Cosignatures({ outlook, values: { cosigned }, onChange }: WhoProps) {
  const t = useTranslations('filing')
  const capacities = useTranslations('capacity')
  return cosigners(outlook).map(capacity => (
    <Field
      key={capacity}
      id={`signature-${capacity}`}
      label={t('cosigned', { capacity: codeText(capacities, capacity) })}
      hint={t('cosignedHint')}
    >
      <TextInput
        id={`signature-${capacity}`}
        required
        autoComplete="off"
        value={cosigned[capacity] ?? ''}
        onChange={event => onChange({ cosigned: { ...cosigned, [capacity]: event.target.value } })}
        aria-describedby={`signature-${capacity}-hint`}
      />
    </Field>
  ))
}

/** Whose concurrence will be requested, and whether they are not to be reached. */
function Concurrence({ outlook, values, onChange }: WhoProps) {
  const t = useTranslations('filing')
  const locale = useLocale()
  const needed = outlook.others.filter(other => other.concurrence !== 'notNeeded')
  return (
    <div>
      <h3 className="mb-1 font-medium text-sm">{t('concurrence')}</h3>
      {needed.length === 0 ? (
        <p className="text-muted">{t('nobodyElse')}</p>
      ) : (
        <>
          <ul>
            {needed.map(other => (
              <li key={other.called.zh}>
                <bdi>{inLanguage(other.called, locale)}</bdi>{' '}
                <span className="text-muted text-sm">{t(other.captain ? 'captainAgrees' : 'partnerAgrees')}</span>
              </li>
            ))}
          </ul>
          <label className="mt-2 flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              className="size-5"
              checked={values.absent}
              onChange={event => onChange({ absent: event.target.checked })}
            />
            {t('absent')}
          </label>
          <p className="text-muted text-sm">{t('absentHint')}</p>
        </>
      )}
    </div>
  )
}

/** Step two: who files, and who must agree. */
export function WhoStep({ outlook, values, onChange }: WhoProps) {
  const t = useTranslations('filing')
  const capacities = useTranslations('capacity')
  return (
    <div className="flex flex-col gap-4">
      <Field
        id="signature"
        label={t('signature')}
        hint={t('signatureHint', { capacity: codeText(capacities, outlook.capacity) })}
      >
        <TextInput
          id="signature"
          name="signatures"
          required
          autoComplete="name"
          value={values.signature}
          onChange={event => onChange({ signature: event.target.value })}
          aria-describedby="signature-hint"
        />
      </Field>
      <Cosignatures outlook={outlook} values={values} onChange={onChange} />
      <Concurrence outlook={outlook} values={values} onChange={onChange} />
    </div>
  )
}

/** Step three: facts and grounds, what is asked for, and what proves it. */
export function WhyStep({
  values,
  onChange,
  children,
}: {
  readonly values: FilingValues
  readonly onChange: Change
  readonly children: ReactNode
}) {
  const t = useTranslations('filing')
  return (
    <div className="flex flex-col gap-4">
      <Field id="statement" label={t('statement')} hint={t('statementHint')}>
        <TextArea
          id="statement"
          name="statement"
          required
          maxLength={8000}
          className="min-h-40"
          value={values.statement}
          onChange={event => onChange({ statement: event.target.value })}
          aria-describedby="statement-hint"
        />
      </Field>
      <Field id="relief" label={t('relief')} hint={t('reliefHint')}>
        <TextArea
          id="relief"
          name="relief"
          required
          maxLength={8000}
          value={values.relief}
          onChange={event => onChange({ relief: event.target.value })}
          aria-describedby="relief-hint"
        />
      </Field>
      {children}
    </div>
  )
}

interface ConfirmProps {
  readonly values: FilingValues
  /** Who signs besides the filer, as capacities. */
  readonly cosigning: readonly Capacity[]
  readonly evidence: number
  readonly deposit?: string
  readonly late: boolean
  readonly leaveBy: string | null
  readonly reason: string
  readonly onReason: (reason: string) => void
}

/** Step four: the deposit, a last look, and in place of filing the request for leave when the time is over. */
export function ConfirmStep({ values, cosigning, evidence, deposit, late, leaveBy, reason, onReason }: ConfirmProps) {
  const t = useTranslations('filing')
  const doers = useTranslations('doer')
  const capacities = useTranslations('capacity')
  const said = [
    [t('signature'), values.signature],
    ...cosigning.map(
      one => [t('cosigned', { capacity: codeText(capacities, one) }), values.cosigned[one] ?? ''] as const,
    ),
    [t('statement'), values.statement],
    [t('relief'), values.relief],
  ] as const
  return (
    <div className="flex flex-col gap-4">
      <p>
        <span className="font-medium">{t('deposit')}</span>{' '}
        {deposit ? t('depositDue', { amount: deposit }) : t('noDeposit')}
      </p>
      <dl className="grid gap-x-4 gap-y-2 sm:grid-cols-[auto_1fr]">
        {said.map(([name, text]) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="whitespace-pre-line break-words">
              {text.trim() || <span className="text-seal">{t('missing')}</span>}
            </dd>
          </div>
        ))}
        <dt className="text-muted">{t('evidence')}</dt>
        <dd>{t('evidenceCount', { count: evidence })}</dd>
      </dl>
      {late ? (
        <Notice tone="attention" title={t('lateTitle')}>
          {leaveBy ? t('late', { who: codeText(doers, leaveBy) }) : t('lateNoLeave')}
        </Notice>
      ) : null}
      {late && leaveBy ? (
        <Field id="late-reason" label={t('lateReason')} hint={t('lateReasonHint')}>
          <TextArea
            id="late-reason"
            name="reasons"
            required
            value={reason}
            onChange={event => onReason(event.target.value)}
            aria-describedby="late-reason-hint"
          />
        </Field>
      ) : null}
    </div>
  )
}
