'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { type PasskeyProblem, signInByPasskey } from '@/lib/passkeys'

/** Logs in with a passkey of this device, the first way offered; there only where the browser knows passkeys. */
export function PasskeyButton({ target }: { readonly target: string }) {
  const t = useTranslations('login')
  const [known, setKnown] = useState(false)
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<PasskeyProblem>()
  useEffect(() => setKnown('PublicKeyCredential' in window), [])
  if (!known) return null
  const press = async () => {
    setPending(true)
    const wrong = await signInByPasskey()
    if (!wrong) return window.location.assign(target)
    setPending(false)
    setProblem(wrong)
  }
  return (
    <div className="mb-6 border-rule border-b pb-6">
      {problem ? (
        <Notice tone="attention" className="mb-4">
          {t(`passkeyProblem.${problem === 'notFresh' ? 'refused' : problem}`)}
        </Notice>
      ) : null}
      <Button disabled={pending} onClick={press} className="w-full">
        {t('byPasskey')}
      </Button>
    </div>
  )
}
