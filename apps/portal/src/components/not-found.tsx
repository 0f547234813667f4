import { answerWith } from '@/lib/answer-with'
import { NotFoundView } from './not-found-view'

/** What a page returns when the thing it is about does not exist for this reader: rendered here, with status 404. */
export function NotFound() {
  answerWith(404)
  return <NotFoundView />
}
