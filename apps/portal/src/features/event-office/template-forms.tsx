'use client'

import { useTranslations } from 'next-intl'
import type { FormEvent } from 'react'
import { ActForm } from '@/components/act-form'
import { ActionOutcome } from '@/components/action-outcome'
import { Line } from '@/components/form-fields'
import { Button } from '@/components/ui/button'
import { Form } from '@/components/ui/form'
import { useRouter } from '@/i18n/navigation'
import { useAction } from '@/lib/graphql/use-action'
import { paths } from '@/lib/paths'
import { ownEnglish } from '@/lib/format/bilingual'
import { CreateFromTemplateMutation, RemoveEventTemplateMutation, SaveEventTemplateMutation } from './life.graphql'

/** Lays the event aside, to be held again under other names and on other days. */
export function SaveTemplateForm({
  event,
  name,
}: {
  readonly event: string
  readonly name: { readonly zh: string; readonly en: string }
}) {
  const t = useTranslations('eventLife')
  const common = useTranslations('common')
  return (
    <ActForm
      document={SaveEventTemplateMutation}
      payloadOf={data => data.saveEventTemplate}
      label={t('saveTemplate')}
      submit={t('saveTemplate')}
      inputOf={form => ({
        event,
        nameZh: form.text('nameZh'),
        nameEn: form.text('nameEn'),
        idempotencyKey: form.key,
      })}
    >
      <Line id="template-zh" name="nameZh" label={common('nameZh')} required value={name.zh} />
      <Line id="template-en" name="nameEn" label={common('nameEn')} value={ownEnglish(name)} />
    </ActForm>
  )
}

/** An event from a template: its code, its first day, other names where it has some. */
export function FromTemplateForm({ template }: { readonly template: string }) {
  const t = useTranslations('eventLife')
  const office = useTranslations('office')
  const router = useRouter()
  const action = useAction(CreateFromTemplateMutation, data => data.createFromTemplate)
  const submit = async (submitted: FormEvent<HTMLFormElement>) => {
    submitted.preventDefault()
    const form = new FormData(submitted.currentTarget)
    const text = (name: string) => String(form.get(name) ?? '').trim()
    const payload = await action.run({
      input: {
        template,
        code: text('code'),
        startsOn: text('startsOn'),
        times: Number(text('times') || '1'),
        everyDays: Number(text('everyDays') || '7'),
        nameZh: text('nameZh') || null,
        nameEn: text('nameEn') || null,
        idempotencyKey: action.key(),
      },
    })
    if (payload?.event) router.push(paths.deskOffice(payload.event.id))
  }
  return (
    <Form onSubmit={submit} className="grid max-w-3xl gap-4 sm:grid-cols-2" aria-label={t('fromTemplate')}>
      <Line id={`${template}-code`} name="code" label={office('code')} required />
      <Line id={`${template}-day`} name="startsOn" label={office('startsOn')} type="date" required />
      <Line id={`${template}-times`} name="times" label={t('times')} type="number" required value={1} />
      <Line id={`${template}-every`} name="everyDays" label={t('everyDays')} type="number" required value={7} />
      <Line id={`${template}-zh`} name="nameZh" label={t('otherNameZh')} />
      <Line id={`${template}-en`} name="nameEn" label={t('otherNameEn')} />
      <div className="sm:col-span-2">
        <Button type="submit" tone="decide" disabled={action.pending}>
          {t('makeFromTemplate')}
        </Button>
        <ActionOutcome failure={action.failure} />
      </div>
    </Form>
  )
}

/** Takes a template away. */
export function RemoveTemplateForm({ template }: { readonly template: string }) {
  const t = useTranslations('eventLife')
  return (
    <ActForm
      document={RemoveEventTemplateMutation}
      payloadOf={data => data.removeEventTemplate}
      label={t('removeTemplate')}
      submit={t('removeTemplate')}
      tone="plain"
      small
      className="mt-3"
      inputOf={form => ({ template, idempotencyKey: form.key })}
    />
  )
}
