'use client'

import dynamic from 'next/dynamic'
import { useLocale, useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { ActionOutcome } from '@/components/action-outcome'
import { Button } from '@/components/ui/button'
import { describedBy, Field, TextInput } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { Form } from '@/components/ui/form'
import { AddPolicyVersionMutation } from '@/gql/policy-version.graphql'
import { useRouter } from '@/i18n/navigation'
import { formatDate } from '@/lib/format/dates'
import { useAction } from '@/lib/graphql/use-action'
import { type Rule, ruleOf } from './policy-draft'
import { PolicySections } from './policy-sections'

/** The rules that work it out come once the form is shown. */
const AwardExample = dynamic(() => import('./award-example'))

interface PolicyFormProps {
  readonly policy: { readonly id: string; readonly kind: string; readonly name: string; readonly version: number }
  readonly rule: Rule
}

/** The whole rule of a policy, part by part; saving adds a dated version and changes nothing that was decided. */
export function PolicyForm({ policy, rule }: PolicyFormProps) {
  const t = useTranslations('policies')
  const locale = useLocale()
  const router = useRouter()
  const [added, setAdded] = useState<{ readonly version: number; readonly from: string }>()
  const action = useAction(AddPolicyVersionMutation, data => data.addPolicyVersion)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const effectiveFrom = String(form.get('effectiveFrom'))
    const next = ruleOf(policy.kind, rule, path => String(form.get(path) ?? ''))
    const input = {
      policy: policy.id,
      effectiveFrom,
      numbers: {},
      rule: next,
      idempotencyKey: action.key(),
    }
    const payload = await action.run({ input })
    if (!payload?.policy) return
    setAdded({ version: payload.policy.version, from: effectiveFrom })
    router.refresh()
  }
  return (
    <Form onSubmit={submit} className="max-w-3xl border-rule border-t pt-4">
      <h2 className="mb-3 text-md">{t('version', { name: policy.name, version: policy.version })}</h2>
      <PolicySections kind={policy.kind} rule={rule} />
      {policy.kind === 'award' ? <AwardExample rule={rule} /> : null}
      <Field id="effectiveFrom" label={t('from')} hint={t('fromHint')} className="mb-4 sm:w-64">
        <TextInput
          id="effectiveFrom"
          name="effectiveFrom"
          type="date"
          required
          aria-describedby={describedBy('effectiveFrom', { hint: true })}
        />
      </Field>
      <Button type="submit" tone="decide" disabled={action.pending}>
        {t('add')}
      </Button>
      <ActionOutcome failure={action.failure} notes={action.notes} />
      {added ? (
        <Notice title={t('added', { version: added.version })} className="mt-3">
          {t('addedFrom', { date: formatDate(added.from, locale) })}
        </Notice>
      ) : null}
    </Form>
  )
}
