'use client'

import { useTranslations } from 'next-intl'
import { ActForm } from '@/components/act-form'
import type { Choice } from '@/components/form-fields'
import { SelectField } from '@/components/ui/field'
import { holdUnderRules } from '@/gql/actions/hold-under-rules.graphql'
import { releaseFromRules } from '@/gql/actions/release-from-rules.graphql'

/** Chooses rules for an event. */
export function HoldForm({ event, offered }: { readonly event: string; readonly offered: readonly Choice[] }) {
  const t = useTranslations('bodyRules')
  return (
    <ActForm
      document={holdUnderRules.document}
      payloadOf={holdUnderRules.payloadOf}
      label={t('choose')}
      submit={t('choose')}
      className="mt-3"
      inputOf={form => ({ event, rules: form.text('rules') })}
    >
      <SelectField id="hold-rules" name="rules" label={t('rulesToChoose')} choices={offered} />
    </ActForm>
  )
}

/** Takes rules that were chosen away again. */
export function ReleaseForm({ event, rules }: { readonly event: string; readonly rules: string }) {
  const t = useTranslations('bodyRules')
  return (
    <ActForm
      document={releaseFromRules.document}
      payloadOf={releaseFromRules.payloadOf}
      label={t('release')}
      submit={t('release')}
      tone="plain"
      small
      inputOf={() => ({ event, rules })}
    />
  )
}
