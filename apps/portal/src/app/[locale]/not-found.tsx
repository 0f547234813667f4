import { NotFoundView } from '@/components/not-found-view'

/** For Next's own use; pages return `NotFound`, which the server renders. */
export default function NotFoundPage() {
  return <NotFoundView />
}
