import { OpenDesk } from '@/features/desk-frame'
import { ListsView } from '@/features/publishing'

export default function Page() {
  return (
    <OpenDesk part="canOpenLists">
      <ListsView />
    </OpenDesk>
  )
}
