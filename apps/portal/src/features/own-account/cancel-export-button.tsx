'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { ActionOutcome } from '@/components/action-outcome'
import { Button } from '@/components/ui/button'
import { useAction } from '@/lib/graphql/use-action'
import { CancelBulkExportMutation } from './own-account.graphql'

/** Stops an export that waits or runs. */
export function CancelExportButton({ of }: { readonly of: string }) {
  const t = useTranslations('ownAccount.exports')
  const router = useRouter()
  const action = useAction(CancelBulkExportMutation, data => data.cancelBulkExport)
  const press = async () => {
    await action.run({ input: { bulkExport: of } })
    router.refresh()
  }
  return (
    <>
      <Button size="small" disabled={action.pending} onClick={press}>
        {t('cancel')}
      </Button>
      <ActionOutcome failure={action.failure} notes={action.notes} />
    </>
  )
}
