import { OpenDesk } from '@/features/desk'
import { ListsView } from '@/features/publishing'

export default function Page() {
  return (
    <OpenDesk part="canOpenLists">
      <ListsView />
    </OpenDesk>
  )
}
