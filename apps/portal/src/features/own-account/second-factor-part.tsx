'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field, TextInput } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import { Notice } from '@/components/ui/notice'
import { type Begun, begin, type CallProblem, confirm, newCodes, turnOff } from './second-factor-calls'
import { TotpFigure } from './totp-figure'

function RecoveryCodes({ codes }: { readonly codes: readonly string[] }) {
  const t = useTranslations('ownAccount')
  return (
    <div className="my-4 max-w-xl border-rule border-l-2 pl-4">
      <h3 className="font-medium">{t('recoveryCodes')}</h3>
      <p className="mt-1 text-muted">{t('recoveryIntro')}</p>
      <ul className="figures mt-3 grid grid-cols-2 gap-x-6 gap-y-1">
        {codes.map(code => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </div>
  )
}

type Password = (password: string) => void

function PasswordForm({
  id,
  submit,
  onPassword,
}: {
  readonly id: string
  readonly submit: string
  readonly onPassword: Password
}) {
  const t = useTranslations('ownAccount')
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onPassword(String(new FormData(event.currentTarget).get('password') ?? ''))
    event.currentTarget.reset()
  }
  return (
    <Form onSubmit={send} className="flex max-w-md flex-wrap items-end gap-3" aria-label={submit}>
      <Field id={id} label={t('current')} className="min-w-56 flex-1">
        <TextInput id={id} name="password" type="password" required autoComplete="current-password" />
      </Field>
      <Button type="submit">{submit}</Button>
    </Form>
  )
}

/** First the square and the codes, then one code of the authenticator: only then it counts. */
function Confirming({ begun, onCode }: { readonly begun: Begun; readonly onCode: (code: string) => void }) {
  const t = useTranslations('ownAccount')
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onCode(String(new FormData(event.currentTarget).get('code') ?? '').replace(/\s/g, ''))
  }
  return (
    <>
      <TotpFigure uri={begun.totpURI} />
      <RecoveryCodes codes={begun.backupCodes} />
      <Form onSubmit={send} className="flex max-w-md flex-wrap items-end gap-3" aria-label={t('confirm')}>
        <Field id="first-code" label={t('firstCode')} className="min-w-40 flex-1">
          <TextInput
            id="first-code"
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            required
            maxLength={8}
          />
        </Field>
        <Button type="submit" tone="strong">
          {t('confirm')}
        </Button>
      </Form>
    </>
  )
}

/** Signing in with a code besides the password: setting it up, new recovery codes, turning it off. */
export function SecondFactorPart({ on }: { readonly on: boolean }) {
  const t = useTranslations('ownAccount')
  const router = useRouter()
  const [begun, setBegun] = useState<Begun>()
  const [codes, setCodes] = useState<readonly string[]>()
  const [problem, setProblem] = useState<CallProblem>()
  const whenDone = async <T,>(
    asked: Promise<{ ok: true; data: T } | { ok: false; problem: CallProblem }>,
    then: (data: T) => void,
  ) => {
    const answer = await asked
    setProblem(answer.ok ? undefined : answer.problem)
    if (answer.ok) then(answer.data)
  }
  const settle = () => {
    setBegun(undefined)
    router.refresh()
  }
  return (
    <div>
      {problem ? (
        <Notice tone="attention" className="mb-4">
          {t(`callProblem.${problem}`)}
        </Notice>
      ) : null}
      {begun ? <Confirming begun={begun} onCode={code => whenDone(confirm(code), settle)} /> : null}
      {codes ? <RecoveryCodes codes={codes} /> : null}
      {on && !begun ? (
        <div className="flex flex-col gap-5">
          <PasswordForm
            id="codes-password"
            submit={t('newCodes')}
            onPassword={password => whenDone(newCodes(password), made => setCodes(made.backupCodes))}
          />
          <PasswordForm
            id="off-password"
            submit={t('turnOff')}
            onPassword={password => whenDone(turnOff(password), settle)}
          />
        </div>
      ) : null}
      {!on && !begun ? (
        <PasswordForm
          id="on-password"
          submit={t('turnOn')}
          onPassword={password => whenDone(begin(password), setBegun)}
        />
      ) : null}
    </div>
  )
}
