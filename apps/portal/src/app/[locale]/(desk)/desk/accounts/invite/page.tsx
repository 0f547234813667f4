import { InviteView } from '@/features/account-office'
import { OpenDesk } from '@/features/desk-frame'
import { ClientMessages } from '@/i18n/client-messages'

interface PageInput {
  readonly searchParams: Promise<{ number?: string }>
}

export default async function Page({ searchParams }: PageInput) {
  const { number } = await searchParams
  return (
    <ClientMessages namespaces={['accounts']}>
      <OpenDesk part="canOpenAccounts">
        <InviteView number={number} />
      </OpenDesk>
    </ClientMessages>
  )
}
