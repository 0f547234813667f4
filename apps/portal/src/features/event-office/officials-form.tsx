'use client'

import { useTranslations } from 'next-intl'
import type { FormEvent } from 'react'
import { ActionOutcome } from '@/components/action-outcome'
import { Refusal } from '@/components/permitted'
import { Button } from '@/components/ui/button'
import { Field, Select, TextInput } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import { codeText } from '@/i18n/code-text'
import type { VariablesOf } from '@/gql'
import { codeOf, codesOf } from '@/lib/codes'
import { useAction } from '@/lib/graphql/use-action'
import { AppointOfficialMutation, DismissOfficialMutation } from './office.graphql'
import type { OfficeEvent } from './office-data'

const officialRoles: Readonly<Record<VariablesOf<typeof AppointOfficialMutation>['input']['role'], true>> = {
  director: true,
  scorer: true,
}

interface OfficialsProps {
  readonly event: Pick<OfficeEvent, 'id' | 'officials' | 'permissions'>
}

/** Who runs the event, each with the way to be dismissed. */
function OfficialList({ officials, permissions }: Pick<OfficeEvent, 'officials' | 'permissions'>) {
  const t = useTranslations('office')
  const dismiss = useAction(DismissOfficialMutation, data => data.dismissOfficial)
  return (
    <>
      <ul>
        {officials.map(official => (
          <li key={official.id} className="flex min-h-11 flex-wrap items-center gap-x-4 border-rule border-b">
            <span className="font-medium">{official.name}</span>
            <span className="text-muted">{codeText(t, `role.${official.role}`)}</span>
            {permissions.canAppoint.allowed ? (
              <Button
                size="small"
                tone="quiet"
                className="ml-auto"
                aria-label={t('dismissOf', { name: official.name })}
                onClick={() => dismiss.run({ input: { official: official.id, idempotencyKey: dismiss.key() } })}
              >
                {t('dismiss')}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      <ActionOutcome failure={dismiss.failure} />
    </>
  )
}

/** Appoints somebody who has an account. */
function AppointForm({ event: id }: { readonly event: string }) {
  const t = useTranslations('office')
  const appoint = useAction(AppointOfficialMutation, data => data.appointOfficial)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const target = event.currentTarget
    const form = new FormData(target)
    const [email, role] = [String(form.get('email')).trim(), codeOf(officialRoles, String(form.get('role')))]
    if (!role) return
    if (!(await appoint.run({ input: { event: id, email, role, idempotencyKey: appoint.key() } }))) return
    target.reset()
  }
  return (
    <>
      <Form onSubmit={submit} className="mt-4 flex max-w-2xl flex-wrap items-end gap-3">
        <Field id="official-email" label={t('email')} className="min-w-56 flex-1">
          <TextInput id="official-email" name="email" type="email" required />
        </Field>
        <Field id="official-role" label={t('roleLabel')} className="w-40">
          <Select id="official-role" name="role">
            {codesOf(officialRoles).map(role => (
              <option key={role} value={role}>
                {t(`role.${role}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Button type="submit" disabled={appoint.pending}>
          {t('appoint')}
        </Button>
      </Form>
      <ActionOutcome failure={appoint.failure} />
    </>
  )
}

/** Directors and scorers of one event: who they are, appoint another, dismiss one. */
export function OfficialsForm({ event: { id, officials, permissions } }: OfficialsProps) {
  const t = useTranslations('office')
  return (
    <section className="border-rule border-t pt-4">
      <h2 className="mb-3 text-lg">{t('officials')}</h2>
      {officials.length === 0 ? <p className="text-muted">{t('noOfficials')}</p> : null}
      <OfficialList officials={officials} permissions={permissions} />
      {permissions.canAppoint.allowed ? <AppointForm event={id} /> : null}
      <Refusal permission={permissions.canAppoint} />
    </section>
  )
}
