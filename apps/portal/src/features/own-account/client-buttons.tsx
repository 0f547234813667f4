'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { ActionOutcome } from '@/components/action-outcome'
import { Button } from '@/components/ui/button'
import { Field, Select } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import { useAction } from '@/lib/graphql/use-action'
import { ClientSecret } from './client-secret'
import { RevokeOAuthClientMutation, RotateOAuthSecretMutation } from './own-account.graphql'

interface ClientButtonsProps {
  /** The id of the API. */
  readonly client: string
  readonly clientId: string
  readonly name: string
}

/** In hours. */
const overlaps = [0, 1, 24, 168] as const

/** Gives a client another secret, shown this once, while the old one holds on for a while; ends a client at once. */
export function ClientButtons({ client, clientId, name }: ClientButtonsProps) {
  const t = useTranslations('ownAccount.clients')
  const router = useRouter()
  const [secret, setSecret] = useState<string>()
  const rotate = useAction(RotateOAuthSecretMutation, data => data.rotateOAuthSecret)
  const revoke = useAction(RevokeOAuthClientMutation, data => data.revokeOAuthClient)
  const change = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const overlapHours = Number(new FormData(event.currentTarget).get('overlapHours'))
    const payload = await rotate.run({ input: { client, overlapHours } })
    if (!payload?.secret) return
    setSecret(payload.secret)
    router.refresh()
  }
  const end = async () => {
    if (await revoke.run({ input: { client } })) router.refresh()
  }
  return (
    <>
      <div className="mt-2 flex flex-wrap items-end gap-3">
        <Form onSubmit={change} className="flex flex-wrap items-end gap-3">
          <Field id={`overlap-${client}`} label={t('overlap')} className="w-44">
            <Select id={`overlap-${client}`} name="overlapHours" defaultValue="24">
              {overlaps.map(hours => (
                <option key={hours} value={hours}>
                  {t('overlapHours', { hours })}
                </option>
              ))}
            </Select>
          </Field>
          <Button type="submit" disabled={rotate.pending} aria-label={t('rotateNamed', { name })}>
            {t('rotate')}
          </Button>
        </Form>
        <Button disabled={revoke.pending} onClick={end} aria-label={t('revokeNamed', { name })}>
          {t('revoke')}
        </Button>
      </div>
      {secret ? <ClientSecret id={clientId} secret={secret} /> : null}
      <ActionOutcome failure={rotate.failure ?? revoke.failure} notes={rotate.notes} />
    </>
  )
}
