'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { Instant } from '@/components/instant'
import { Button } from '@/components/ui/button'
import { Field, TextInput } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import { Notice } from '@/components/ui/notice'
import { addPasskey, type PasskeyProblem, removePasskey } from '@/lib/passkeys'

export interface OwnPasskey {
  readonly id: string
  readonly name: string
  readonly addedAt: string
}

/** The passkeys of the account: adding one on this device, removing one. */
export function PasskeyPart({ passkeys }: { readonly passkeys: readonly OwnPasskey[] }) {
  const t = useTranslations('ownAccount')
  const router = useRouter()
  const [problem, setProblem] = useState<PasskeyProblem>()
  const [pending, setPending] = useState(false)
  const settle = async (asked: Promise<PasskeyProblem | undefined>) => {
    setPending(true)
    const wrong = await asked
    setPending(false)
    setProblem(wrong)
    if (!wrong) router.refresh()
  }
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void settle(addPasskey(String(new FormData(event.currentTarget).get('passkeyName') ?? '').trim()))
    event.currentTarget.reset()
  }
  return (
    <div className="flex flex-col gap-4">
      {problem ? <Notice tone="attention">{t(`passkeyProblem.${problem}`)}</Notice> : null}
      {passkeys.length > 0 ? (
        <ul className="border-rule border-t">
          {passkeys.map(({ id, name, addedAt }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-3 border-rule border-b py-3">
              <p className="min-w-0">
                <span className="break-words font-medium">{name || t('passkeyUnnamed')}</span>{' '}
                <span className="text-muted text-sm">
                  {t('since')} <Instant at={addedAt} />
                </span>
              </p>
              <Button
                size="small"
                disabled={pending}
                aria-label={t('removePasskeyNamed', { name: name || t('passkeyUnnamed') })}
                onClick={() => void settle(removePasskey(id))}
              >
                {t('removePasskey')}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      <Form onSubmit={add} className="flex max-w-md flex-wrap items-end gap-3" aria-label={t('addPasskey')}>
        <Field id="passkey-name" label={t('passkeyName')} className="min-w-56 flex-1">
          <TextInput id="passkey-name" name="passkeyName" required maxLength={60} />
        </Field>
        <Button type="submit" disabled={pending}>
          {t('addPasskey')}
        </Button>
      </Form>
    </div>
  )
}
