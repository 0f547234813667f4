import { ok } from '@paiji/rules'
import { appealParty } from '../../db/schema/index.js'
import type { Outcome } from '../../base/problem.js'
import type { Act } from '../shared/act.js'
import type { AppealRow } from './appeals.repo.js'
import { appendDocket } from './docket.js'
import { type LineUpMember, lineUps } from './filing.repo.js'
import { tell } from './notices.js'
import { placesAtStake } from './places-at-stake.js'
import type { CaseAccess } from './visibility.js'

const isNew = (parties: CaseAccess['parties'], { entryId, personId }: LineUpMember): boolean =>
  !parties.some(party => party.entryId === entryId && party.personId === personId)

/**
 * Whoever is of neither side and would lose a place by the outcome is put on the case as interested, and notified:
 * told what becomes of it, and no party to it. Entries that are a party already stay what they are.
 */
export const addInterested = async (
  { tx, deps, viewer }: Act,
  { row, parties }: Pick<CaseAccess, 'row' | 'parties'>,
  losing: readonly string[],
): Promise<Outcome<AppealRow>> => {
  const entryIds = losing.filter(entryId => !parties.some(party => party.entryId === entryId))
  if (entryIds.length === 0) return ok(row)
  const members = (await lineUps(tx, row.stageId, { entryIds })).filter(member => isNew(parties, member))
  if (members.length === 0) return ok(row)
  const at = deps.clock.now()
  const values = members.map(({ entryId, personId, nameAsEntered }) => ({ entryId, personId, nameAsEntered }))
  await tx
    .insert(appealParty)
    .values(values.map(value => ({ ...value, appealId: row.id, side: 'interested' as const, recordedAt: at })))
    .onConflictDoNothing()
  await tell(tx, row, { code: 'INTEREST_NOTED', to: 'interested', at })
  const entry = { type: 'INTEREST_NOTED' as const, text: '', visibility: 'clerk' as const }
  return appendDocket({ tx, deps, viewer }, row, { ...entry, data: { entries: entryIds.length } })
}

/** On admission: whoever would lose a place if the appeal succeeded to the full. */
export const noteInterest = async (act: Act, access: CaseAccess): Promise<Outcome<AppealRow>> => {
  const stake = await placesAtStake(act.tx, access.row)
  return addInterested(
    act,
    access,
    [...stake].filter(([, places]) => places < 0).map(([entryId]) => entryId),
  )
}
