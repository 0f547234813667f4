import { ListsView } from '@/features/publishing'

export default function Page() {
  return <ListsView />
}
