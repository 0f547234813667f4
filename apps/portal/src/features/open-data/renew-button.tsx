'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ActionOutcome } from '@/components/action-outcome'
import { Button } from '@/components/ui/button'
import { useAction } from '@/lib/graphql/use-action'
import { RenewOpenDataMutation } from './open-data.graphql'

/** Has the files of today written anew. */
export function RenewButton({ organisation }: { readonly organisation: string }) {
  const t = useTranslations('openData')
  const [isAsked, setAsked] = useState(false)
  const renew = useAction(RenewOpenDataMutation, data => data.renewOpenData)
  const press = async () => {
    if (await renew.run({ input: { organisation } })) setAsked(true)
  }
  return (
    <div className="mb-6" data-no-print="">
      <Button onClick={press} disabled={renew.pending || isAsked}>
        {t('renew')}
      </Button>
      <p className="mt-1 text-muted text-sm" role="status">
        {t(isAsked ? 'renewing' : 'renewNote')}
      </p>
      <ActionOutcome failure={renew.failure} />
    </div>
  )
}
