import { editionOf } from '@paiji/rules'
import { ask } from '@/lib/graphql/server-client'
import { HandRecordsQuery } from './boards.graphql'

/** The hand records of published standings as a file, `pbn` or `lin`; 404 where there are none. */
export const handRecordsFile = async (revision: string, format: string): Promise<Response> => {
  const answer = await ask(HandRecordsQuery, { revision })
  const found = answer.ok ? answer.data.revision : null
  const event = found?.stage.event
  const text = event && editionOf(event.edition.id)?.boards?.handFile?.(format, event.name.en, found.handRecords)
  if (!text) return new Response(null, { status: 404 })
  return new Response(text, {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'content-disposition': `attachment; filename="hands.${format}"`,
    },
  })
}
