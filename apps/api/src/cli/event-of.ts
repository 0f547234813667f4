import { scopeByCode } from '../auth/places.js'
import type { Deps } from '../domain/shared/deps.js'
import { parseGlobalId } from '../domain/shared/global-id.js'
import { CommandFailure } from './failure.js'

/** An event by its opaque id, or by `organisation/event` codes. */
export const eventOf = async ({ db }: Pick<Deps, 'db'>, text: string): Promise<string> => {
  const byId = parseGlobalId(text)
  if (byId?.type === 'Event') return byId.id
  const byCode = await scopeByCode(db, text)
  if (byCode?.kind === 'event') return byCode.id
  throw new CommandFailure(`There is no event "${text}".`)
}
