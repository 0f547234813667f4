'use client'

import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import type { FormEvent } from 'react'
import { ActionOutcome } from '@/components/action-outcome'
import { Button } from '@/components/ui/button'
import { describedBy, Field, TextInput } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import { useRouter } from '@/i18n/navigation'
import { useAction } from '@/lib/graphql/use-action'
import { paths } from '@/lib/paths'
import { type NamingChoices, NamingFields, namingIn } from './naming-fields'
import { CreatePolicyMutation } from './policies.graphql'
import { type Rule, ruleOf } from './policy-draft'
import { PolicySections } from './policy-sections'

/** The rules that work it out come once the form is shown. */
const AwardExample = dynamic(() => import('./award-example'))

interface NewPolicyProps extends NamingChoices {
  readonly kind: 'award' | 'ranking' | 'rating' | 'ladder'
  readonly rule: Rule
}

/** The first version of a policy: what it is known by, from when, and its whole rule. */
export function NewPolicyForm({ kind, rule, ...choices }: NewPolicyProps) {
  const t = useTranslations('policies')
  const router = useRouter()
  const action = useAction(CreatePolicyMutation, data => data.createPolicy)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const effectiveFrom = String(form.get('effectiveFrom'))
    const written = ruleOf(kind, rule, path => String(form.get(path) ?? ''))
    const input = { ...namingIn(form), kind, effectiveFrom, rule: written, idempotencyKey: action.key() }
    const payload = await action.run({ input })
    if (payload?.policy) router.push(paths.policies(payload.policy.id))
  }
  return (
    <Form onSubmit={submit} className="max-w-3xl">
      <div className="mb-5 grid items-start gap-3 sm:grid-cols-2">
        <NamingFields {...choices} />
        <Field id="effectiveFrom" label={t('from')} hint={t('firstFromHint')}>
          <TextInput
            id="effectiveFrom"
            name="effectiveFrom"
            type="date"
            required
            aria-describedby={describedBy('effectiveFrom', { hint: true })}
          />
        </Field>
      </div>
      <PolicySections kind={kind} rule={rule} />
      {kind === 'award' ? <AwardExample rule={rule} /> : null}
      <Button type="submit" tone="decide" disabled={action.pending}>
        {t('create')}
      </Button>
      <ActionOutcome failure={action.failure} />
    </Form>
  )
}
