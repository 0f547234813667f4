import { codeOf } from '@/lib/codes'
import { askLive } from '@/lib/graphql/server-client'
import { savedFile } from '@/lib/saved-file'
import { SessionHandFileQuery } from './hands.graphql'
import { handFormats } from './hand-formats'

/** The hands of a session as a file; 404 for whoever may not see them, and where there are none. */
export const sessionHandsFile = async (session: string, format: string): Promise<Response> => {
  const known = codeOf(handFormats, format)
  const answer = known && (await askLive(SessionHandFileQuery, { id: session, format: known }))
  return savedFile(answer?.ok ? answer.data.playSession?.hands?.file : undefined)
}
