import { InviteView } from '@/features/account-office'
import { OpenDesk } from '@/features/desk-frame'

export default function Page() {
  return (
    <OpenDesk part="canOpenAccounts">
      <InviteView />
    </OpenDesk>
  )
}
