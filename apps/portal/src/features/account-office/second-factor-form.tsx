'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import type { FormEvent } from 'react'
import { ActionOutcome } from '@/components/action-outcome'
import { Button } from '@/components/ui/button'
import { Field, TextInput } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import { useAction } from '@/lib/graphql/use-action'
import { SetSecondFactorRuleMutation } from './accounts.graphql'

interface SecondFactorFormProps {
  readonly federation: string
  readonly name: string
  readonly from: string | null
}

/** From which day the offices of a federation need a second factor. */
export function SecondFactorForm({ federation, name, from }: SecondFactorFormProps) {
  const t = useTranslations('accounts')
  const router = useRouter()
  const set = useAction(SetSecondFactorRuleMutation, data => data.setSecondFactorRule)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const day = String(new FormData(event.currentTarget).get('from') ?? '')
    if (await set.run({ input: { organisation: federation, from: day || null } })) router.refresh()
  }
  const id = `second-factor-${federation}`
  return (
    <section className="mt-10 border-rule border-t pt-6" data-no-print="">
      <h2 className="text-lg">
        {t('secondFactorTitle')} · {name}
      </h2>
      <p className="mt-1 mb-4 max-w-2xl text-muted">{t('secondFactorIntro')}</p>
      <Form onSubmit={submit} className="flex flex-wrap items-end gap-3" aria-label={t('secondFactorTitle')}>
        <Field id={id} label={t('secondFactorFrom')}>
          <TextInput id={id} name="from" type="date" defaultValue={from ?? ''} key={from ?? ''} />
        </Field>
        <Button type="submit" disabled={set.pending}>
          {t('secondFactorSave')}
        </Button>
      </Form>
      <ActionOutcome failure={set.failure} />
    </section>
  )
}
