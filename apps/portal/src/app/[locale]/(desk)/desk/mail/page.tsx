import { OpenDesk } from '@/features/desk-frame'
import { OutboxView } from '@/features/mail'
import { ClientMessages } from '@/i18n/client-messages'

interface PageInput {
  readonly searchParams: Promise<{ state?: string; after?: string }>
}

export default async function Page({ searchParams }: PageInput) {
  const { state, after } = await searchParams
  return (
    <ClientMessages namespaces={['outbox']}>
      <OpenDesk part="canOpenOutbox">
        <OutboxView state={state} after={after} />
      </OpenDesk>
    </ClientMessages>
  )
}
