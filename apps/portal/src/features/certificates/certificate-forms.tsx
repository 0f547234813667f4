'use client'

import { useTranslations } from 'next-intl'
import { ActForm } from '@/components/act-form'
import { Fold } from '@/components/fold'
import { IssueCertificateMutation, WithdrawCertificateMutation } from './certificates.graphql'

interface Subject {
  readonly kind: 'grade' | 'placing'
  readonly subject: string
  readonly entry: string | null
}

interface IssueProps {
  readonly of: Subject
  readonly label: string
  /** Whom an office makes it for; left out, the reader. */
  readonly person?: string
}

/** Makes a certificate of one thing, with what is to be shown. */
export function IssueForm({ of, label, person }: IssueProps) {
  const t = useTranslations('certificates')
  const subject =
    of.kind === 'grade' ? { grade: of.subject } : { placing: { revision: of.subject, entry: of.entry ?? '' } }
  return (
    <ActForm
      document={IssueCertificateMutation}
      payloadOf={data => data.issueCertificate}
      label={label}
      submit={t('make')}
      small
      tone="plain"
      className="mt-2 sm:grid-cols-1"
      inputOf={form => ({
        ...(person ? { person } : {}),
        of: subject,
        showNumber: form.checked('showNumber'),
        showClub: form.checked('showClub'),
        idempotencyKey: form.key,
      })}
    >
      <fieldset className="flex flex-wrap gap-x-6 gap-y-2">
        <legend className="sr-only">{t('shown')}</legend>
        <label className="inline-flex min-h-8 items-center gap-2">
          <input type="checkbox" name="showNumber" defaultChecked />
          {t(person ? 'showTheirNumber' : 'showNumber')}
        </label>
        <label className="inline-flex min-h-8 items-center gap-2">
          <input type="checkbox" name="showClub" />
          {t(person ? 'showTheirClub' : 'showClub')}
        </label>
      </fieldset>
    </ActForm>
  )
}

/** Takes an own certificate back, or one of the own office. */
export function WithdrawForm({ certificate, office }: { readonly certificate: string; readonly office?: boolean }) {
  const t = useTranslations('certificates')
  return (
    <Fold title={t('withdrawFold')}>
      <p className="mb-2 max-w-prose text-sm">{t(office ? 'officeWithdrawNote' : 'withdrawNote')}</p>
      <ActForm
        document={WithdrawCertificateMutation}
        payloadOf={data => data.withdrawCertificate}
        label={t('withdraw')}
        submit={t('withdraw')}
        tone="plain"
        small
        inputOf={form => ({ certificate, idempotencyKey: form.key })}
      />
    </Fold>
  )
}
