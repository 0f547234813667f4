import { AccountView } from '@/features/account-office'
import { OpenDesk } from '@/features/desk-frame'
import { ClientMessages } from '@/i18n/client-messages'
import { fromPath } from '@/lib/paths'

export default async function Page({ params }: { readonly params: Promise<{ accountId: string }> }) {
  const { accountId } = await params
  return (
    <ClientMessages namespaces={['accounts', 'registerDesk', 'role']}>
      <OpenDesk part="canOpenAccounts">
        <AccountView id={fromPath(accountId)} />
      </OpenDesk>
    </ClientMessages>
  )
}
