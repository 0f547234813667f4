import { AccountsView } from '@/features/account-office'
import { OpenDesk } from '@/features/desk-frame'
import { ClientMessages } from '@/i18n/client-messages'

interface PageInput {
  readonly searchParams: Promise<{ text?: string; after?: string }>
}

export default async function Page({ searchParams }: PageInput) {
  const { text, after } = await searchParams
  return (
    <ClientMessages namespaces={['accounts']}>
      <OpenDesk part="canOpenAccounts">
        <AccountsView text={text} after={after} />
      </OpenDesk>
    </ClientMessages>
  )
}
