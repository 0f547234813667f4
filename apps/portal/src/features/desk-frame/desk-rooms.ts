import { hasDesk, loadViewer } from '@/features/sign-in'
import { deskTabs } from './desk-tabs'

/** The rooms of the desk that are open to the reader; none for whoever has no desk. */
export const deskRooms = async () => {
  const answer = await loadViewer()
  return answer.ok && hasDesk(answer.data.viewer) ? deskTabs(answer.data.viewer) : []
}
