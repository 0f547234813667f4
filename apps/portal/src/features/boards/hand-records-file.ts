import { codeOf } from '@/lib/codes'
import { askLive } from '@/lib/graphql/server-client'
import { savedFile } from '@/lib/saved-file'
import { HandFileQuery } from './boards.graphql'

const formats = { pbn: true, lin: true, dup: true } as const

/** The hand records of published standings as a file; 404 where there are none. */
export const handRecordsFile = async (revision: string, format: string): Promise<Response> => {
  const known = codeOf(formats, format)
  const answer = known && (await askLive(HandFileQuery, { revision, format: known }))
  return savedFile(answer?.ok ? answer.data.revision?.handFile : undefined)
}
