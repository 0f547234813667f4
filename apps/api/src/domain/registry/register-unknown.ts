import { affiliation } from '../../db/schema/index.js'
import type { Transaction } from '../../db/transaction.js'
import type { Viewer } from '../../auth/viewer.js'
import { recordAudit } from '../audit/record.js'
import { inChunks, insertPeople } from './register.repo.js'
import { splitName } from './split-name.js'

/** Somebody in a file whom nobody in the register resembles. */
export interface UnknownPlayer {
  readonly key: string
  readonly name: string
  /** The number the file gives, with the issuer it is looked for under next time. */
  readonly identifier?: { readonly issuer: string; readonly value: string } | undefined
  readonly clubId?: string | undefined
}

export interface RegisterUnknownRequest {
  readonly organisationId: string
  /** Where the names come from, e.g. `import:<id>`. */
  readonly source: string
  /** From when club memberships hold. */
  readonly onDate?: string
  readonly players: readonly UnknownPlayer[]
}

/**
 * Registers them all, in the order given, with one audit row, and answers key → person id. The caller has decided
 * that they are new and has checked that the viewer may register people.
 */
export const registerUnknown = async (
  tx: Transaction,
  viewer: Viewer,
  request: RegisterUnknownRequest,
): Promise<ReadonlyMap<string, string>> => {
  const { players, organisationId, source } = request
  if (players.length === 0) return new Map()
  const stored = await insertPeople(
    tx,
    players.map(player => ({
      names: [{ ...splitName(player.name), source }],
      identifiers: player.identifier ? [player.identifier] : [],
    })),
  )
  const valid = `[${request.onDate ?? ''},)`
  const memberships = players.flatMap((player, at) =>
    player.clubId === undefined
      ? []
      : [
          {
            personId: stored[at]?.id ?? '',
            organisationId: player.clubId,
            kind: 'membership' as const,
            valid,
          },
        ],
  )
  await inChunks(memberships, chunk => tx.insert(affiliation).values(chunk))
  await recordAudit(tx, viewer, {
    type: 'PEOPLE_REGISTERED',
    organisationId,
    aggregateKind: 'organisation',
    aggregateId: organisationId,
    data: { numbers: stored.map(row => row.number) },
  })
  return new Map(players.map((player, at) => [player.key, stored[at]?.id ?? '']))
}
