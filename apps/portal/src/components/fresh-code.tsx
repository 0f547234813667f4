'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { describedBy, Field, TextInput } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import { askBy, type Proof } from '@/lib/graphql/fresh-code'

type Problem = 'wrong' | 'limited' | 'unavailable'

/** Gives a code to the accounts' own route; nothing where it was right. */
const give = async (code: string): Promise<Problem | undefined> => {
  try {
    const { ok, status } = await fetch('/api/auth/two-factor/verify-totp', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ code }),
    })
    if (ok) return undefined
    return status === 429 ? 'limited' : status >= 500 ? 'unavailable' : 'wrong'
  } catch {
    return 'unavailable'
  }
}

interface ProofProps {
  readonly onGiven: () => void
  readonly onCancel: () => void
}

function CodeForm({ onGiven, onCancel }: ProofProps) {
  const t = useTranslations('freshCode')
  const [problem, setProblem] = useState<Problem>()
  const [pending, setPending] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    setPending(true)
    const wrong = await give(String(new FormData(form).get('code') ?? '').replace(/\s/g, ''))
    setPending(false)
    setProblem(wrong)
    form.reset()
    if (!wrong) onGiven()
  }
  return (
    <Form onSubmit={submit} className="flex flex-col gap-4">
      <Field id="fresh-code" label={t('code')} {...(problem ? { problem: t(`problem.${problem}`) } : {})}>
        <TextInput
          id="fresh-code"
          name="code"
          required
          inputMode="numeric"
          autoComplete="one-time-code"
          aria-describedby={describedBy('fresh-code', { problem })}
        />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" tone="strong" disabled={pending}>
          {t('go')}
        </Button>
        <Button type="button" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </Form>
  )
}

type PasskeyProblem = 'refused' | 'cancelled' | 'unavailable'

/** The same by a passkey of the account, which the device asks for. */
function PasskeyAgain({ onGiven, onCancel }: ProofProps) {
  const t = useTranslations('freshCode')
  const [problem, setProblem] = useState<PasskeyProblem>()
  const [pending, setPending] = useState(false)
  const give = async () => {
    setPending(true)
    const { signInByPasskey } = await import('@/lib/passkeys')
    const wrong = await signInByPasskey()
    setPending(false)
    setProblem(wrong === 'notFresh' ? 'refused' : wrong)
    if (!wrong) onGiven()
  }
  return (
    <>
      {problem ? (
        <p role="alert" className="mb-4">
          {t(`passkeyProblem.${problem}`)}
        </p>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button type="button" tone="strong" disabled={pending} onClick={give}>
          {t('byPasskey')}
        </Button>
        <Button type="button" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </>
  )
}

/**
 * Asks for a code of the authenticator, or a passkey, where a sensitive act needs a fresh one; the act goes on once it is right. Until then
 * it is no part of the page, which has headings and forms of its own.
 */
export function FreshCode() {
  const t = useTranslations('freshCode')
  const dialog = useRef<HTMLDialogElement>(null)
  const waiting = useRef<(given: boolean) => void>(undefined)
  const [asked, setAsked] = useState<Proof>()
  useEffect(
    () =>
      askBy(proof => {
        setAsked(proof)
        return new Promise(resolve => {
          waiting.current = resolve
        })
      }),
    [],
  )
  useEffect(() => {
    if (asked) dialog.current?.showModal()
  }, [asked])
  const end = (given: boolean) => {
    waiting.current?.(given)
    waiting.current = undefined
    // Closed before it goes, so that the focus returns to where it was.
    dialog.current?.close()
    setAsked(undefined)
  }
  if (!asked) return null
  const Again = asked === 'code' ? CodeForm : PasskeyAgain
  return (
    <dialog
      ref={dialog}
      aria-labelledby="fresh-code-title"
      onClose={() => end(false)}
      className="m-auto w-full max-w-md border border-rule bg-paper p-5 text-ink"
    >
      <h2 id="fresh-code-title" className="mb-2 text-lg">
        {t(asked === 'code' ? 'title' : 'passkeyTitle')}
      </h2>
      <p className="mb-4 text-muted">{t(asked === 'code' ? 'intro' : 'passkeyIntro')}</p>
      <Again onGiven={() => end(true)} onCancel={() => end(false)} />
    </dialog>
  )
}
