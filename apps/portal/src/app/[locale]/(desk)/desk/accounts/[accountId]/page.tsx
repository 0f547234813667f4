import { AccountView } from '@/features/account-office'
import { OpenDesk } from '@/features/desk-frame'
import { fromPath } from '@/lib/paths'

export default async function Page({ params }: { readonly params: Promise<{ accountId: string }> }) {
  const { accountId } = await params
  return (
    <OpenDesk part="canOpenAccounts">
      <AccountView id={fromPath(accountId)} />
    </OpenDesk>
  )
}
