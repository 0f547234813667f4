import { InviteView } from '@/features/account-office'
import { OpenDesk } from '@/features/desk-frame'

interface PageInput {
  readonly searchParams: Promise<{ number?: string }>
}

export default async function Page({ searchParams }: PageInput) {
  const { number } = await searchParams
  return (
    <OpenDesk part="canOpenAccounts">
      <InviteView number={number} />
    </OpenDesk>
  )
}
