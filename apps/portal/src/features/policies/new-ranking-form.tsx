'use client'

import { useTranslations } from 'next-intl'
import type { FormEvent } from 'react'
import { ActionOutcome } from '@/components/action-outcome'
import { Button } from '@/components/ui/button'
import { SelectField } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import { useRouter } from '@/i18n/navigation'
import { useAction } from '@/lib/graphql/use-action'
import { paths } from '@/lib/paths'
import { type NamingChoices, NamingFields, namingIn } from './naming-fields'
import { CreateRankingMutation } from './policies.graphql'

/** A ranking to be made; the policy of its own code comes next. */
export function NewRankingForm(choices: NamingChoices) {
  const t = useTranslations('policies')
  const router = useRouter()
  const action = useAction(CreateRankingMutation, data => data.createRanking)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const kind = form.get('kind') === 'rating' ? 'rating' : 'points'
    const naming = namingIn(form)
    const payload = await action.run({ input: { ...naming, kind, idempotencyKey: action.key() } })
    const { code, sport, organisation } = naming
    const start = kind === 'rating' ? 'wengLin' : 'bestResults'
    if (payload?.ranking) router.push(paths.newPolicy(start, { code, sport, organisation }))
  }
  return (
    <Form onSubmit={submit} className="max-w-3xl">
      <div className="mb-5 grid items-start gap-3 sm:grid-cols-2">
        <NamingFields {...choices} />
        <SelectField
          id="kind"
          name="kind"
          label={t('rankingKind')}
          choices={[
            { value: 'points', label: t('ofPoints') },
            { value: 'rating', label: t('ofRatings') },
          ]}
        />
      </div>
      <Button type="submit" tone="decide" disabled={action.pending}>
        {t('createRanking')}
      </Button>
      <ActionOutcome failure={action.failure} />
    </Form>
  )
}
