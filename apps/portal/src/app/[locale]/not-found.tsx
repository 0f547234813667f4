import { NotFoundView } from '@/features/frame'

export default function NotFound() {
  return <NotFoundView />
}
