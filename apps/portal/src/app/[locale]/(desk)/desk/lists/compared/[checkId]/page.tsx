import { OpenDesk } from '@/features/desk-frame'
import { PrintedCheckView } from '@/features/switching'
import { ClientMessages } from '@/i18n/client-messages'
import { fromPath } from '@/lib/paths'

interface PageInput {
  readonly params: Promise<{ checkId: string }>
  readonly searchParams: Promise<{ reason?: string; page?: string }>
}

export default async function Page({ params, searchParams }: PageInput) {
  const [{ checkId }, { reason, page }] = await Promise.all([params, searchParams])
  return (
    <ClientMessages namespaces={['registerDesk', 'switching']}>
      <OpenDesk part="canOpenLists">
        <PrintedCheckView id={fromPath(checkId)} reason={reason} page={page} />
      </OpenDesk>
    </ClientMessages>
  )
}
