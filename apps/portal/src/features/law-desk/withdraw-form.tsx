'use client'

import { useTranslations } from 'next-intl'
import { ActionForm } from '@/components/action-form'
import { withdrawLawText } from '@/gql/actions/withdraw-law-text.graphql'

/** Takes the words of a text away, with a reason. */
export function WithdrawForm({ lawText }: { readonly lawText: string }) {
  const t = useTranslations('lawDesk')
  return (
    <ActionForm
      action={withdrawLawText}
      id={`withdraw-${lawText}`}
      fixed={{ lawText }}
      labels={{ reason: t('reason') }}
      label={t('withdraw')}
      tone="plain"
      small
    />
  )
}
