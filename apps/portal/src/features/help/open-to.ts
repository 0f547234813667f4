import { deskRooms } from '@/features/desk-frame'
import { paths } from '@/lib/paths'

/** Whether a job begins somewhere the reader may go: in the rooms of the desk that are open to them, or out of it. */
export const openTo = async (): Promise<(href: string) => boolean> => {
  const rooms = new Set((await deskRooms()).map(({ href }) => href))
  return href => !href.startsWith(paths.desk) || rooms.has(href)
}
