import { AccountsView } from '@/features/account-office'
import { OpenDesk } from '@/features/desk-frame'

interface PageInput {
  readonly searchParams: Promise<{ text?: string; after?: string }>
}

export default async function Page({ searchParams }: PageInput) {
  const { text, after } = await searchParams
  return (
    <OpenDesk part="canOpenAccounts">
      <AccountsView text={text} after={after} />
    </OpenDesk>
  )
}
