import 'server-only'
import { headers } from 'next/headers'
import { fromPath } from './paths'
import { ID_AT } from './shown-at'

/** The id of what a part of the page's address stands for (`addresses.ts`); the part itself where it stands for nothing. */
export const idAt = async (segment: string): Promise<string> => {
  const slug = fromPath(segment)
  const [named, id] = (await headers()).get(ID_AT)?.split(' ') ?? []
  return id !== undefined && named === encodeURIComponent(slug) ? id : slug
}
