import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Db } from '../../db/client.js'
import { organisation, personIdentifier } from '../../db/schema/index.js'
import type { Transaction } from '../../db/transaction.js'
import { type MatchCandidate, matchPlayers, type PlayerMatch } from '../registry/match-players.js'
import type { FilePlayer } from './import-people.js'

/** The body whose files carry the numbers: what its programs print is remembered under its code. */
const bodyCode = async (db: Db, organisationId: string): Promise<string> => {
  const [row] = await db
    .select({ code: organisation.code })
    .from(organisation)
    .where(eq(organisation.id, organisationId))
  return row?.code ?? ''
}

/** The issuer of numbers that a body's files print, apart from those the body itself declares. */
const remembered = (code: string): string => `body:${code}`

interface FilePeople {
  readonly organisationId: string
  /** Whose numbers the file itself says they are, or the file. */
  readonly issuer: string
  readonly players: readonly FilePlayer[]
}

/**
 * Who the players of a file are: by the numbers of its issuer, or those remembered of the body's earlier files. A number
 * that the body's files gave to somebody of another name decides nothing: whoever bears the name is asked about too.
 */
export const matchFilePlayers = async (
  db: Db,
  { organisationId, issuer, players }: FilePeople,
): Promise<ReadonlyMap<string, PlayerMatch>> => {
  const code = await bodyCode(db, organisationId)
  const issuers = [issuer, remembered(code), code]
  const asked = players.map(({ key, name, externalId }) => ({ key, name, externalId }))
  const matches = new Map(await matchPlayers(db, { organisationId, issuers, players: asked }))
  const odd = asked.filter(({ key }) => {
    const match = matches.get(key)
    return match?.status === 'matched' && !match.nameAgrees
  })
  if (odd.length === 0) return matches
  const named = odd.map(({ key, name }) => ({ key, name }))
  const byName = await matchPlayers(db, { organisationId, issuers: [], players: named })
  for (const { key } of odd) {
    const [numbered, other] = [matches.get(key), byName.get(key)]
    if (numbered?.status !== 'matched') continue
    const holder: MatchCandidate = { personId: numbered.personId, score: 50, because: ['sameNumber'] }
    const others = other?.status === 'doubtful' ? other.candidates : []
    matches.set(key, { status: 'doubtful', candidates: [...others, holder] })
  }
  return matches
}

/** Remembers whose number a file gave, under the body whose file it is; a number that somebody has stays theirs. */
export const rememberNumbers = async (
  tx: Transaction,
  organisationId: string,
  known: readonly { readonly value: string | null | undefined; readonly personId: string | null | undefined }[],
  recordedAt: Date,
): Promise<void> => {
  const code = await bodyCode(tx, organisationId)
  const issuer = remembered(code)
  const rows = known.flatMap(({ value, personId }) =>
    value && personId ? [{ issuer, value, personId, recordedAt }] : [],
  )
  const once = [...new Map(rows.map(row => [row.value, row])).values()]
  if (code === '' || once.length === 0) return
  const held = await tx
    .select({ value: personIdentifier.value })
    .from(personIdentifier)
    .where(
      and(
        eq(personIdentifier.issuer, issuer),
        inArray(
          personIdentifier.value,
          once.map(row => row.value),
        ),
        isNull(personIdentifier.supersededAt),
      ),
    )
  const taken = new Set(held.map(row => row.value))
  const fresh = once.filter(row => !taken.has(row.value))
  if (fresh.length > 0) await tx.insert(personIdentifier).values(fresh).onConflictDoNothing()
}
