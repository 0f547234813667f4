import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import { toSnakeCase } from 'drizzle-orm/casing'
import * as schema from '../schema/index.js'

/** What belongs to a sealed row and is sealed with it. */
export interface SealedPart {
  readonly table: string
  /** The column that names the row it belongs to. */
  readonly of: string
  readonly columns: readonly string[]
}

/** A kind of facts or publications whose content the log seals. */
export interface SealedKind {
  readonly kind: string
  readonly key: string
  readonly columns: readonly string[]
  /** Columns that stand in a published proof by their digest alone: who wrote it. */
  readonly withheld: readonly string[]
  /** Which rows are sealed, in SQL. */
  readonly restricted: string
  readonly parts: readonly SealedPart[]
}

interface Choice {
  readonly key?: string
  readonly withheld?: readonly string[]
  /** Columns that follow from others, or whose bytes another column's digest covers. */
  readonly without?: readonly string[]
  readonly restricted?: string
  readonly parts?: readonly { readonly table: PgTable; readonly of: string; readonly without?: readonly string[] }[]
}

const columnsOf = (table: PgTable, without: readonly string[] = []): string[] =>
  getTableConfig(table)
    .columns.map(column => toSnakeCase(column.name))
    .filter(name => !without.includes(name))
    .sort()

const sealed = (table: PgTable, choice: Choice = {}): SealedKind => {
  const { key = 'id', withheld = [], without = [], restricted = 'true', parts = [] } = choice
  return {
    kind: getTableConfig(table).name,
    key,
    columns: columnsOf(table, [...without, ...withheld]),
    withheld,
    restricted,
    parts: parts.map(part => ({
      table: getTableConfig(part.table).name,
      of: part.of,
      columns: columnsOf(part.table, part.without),
    })),
  }
}

const SEARCH = { without: ['search_text'] }
const BY = { withheld: ['entered_by'] }

/** Every table whose rows people read or rely on: its rows are sealed by digest in the log. */
export const sealedKinds: readonly SealedKind[] = [
  // results and publications
  sealed(schema.scoreSheet, BY),
  sealed(schema.tableRecord, BY),
  sealed(schema.standingsRevision, {
    without: ['status'],
    withheld: ['published_by'],
    restricted: 'published_at is not null',
    parts: [
      { table: schema.standingLine, of: 'revision_id' },
      { table: schema.revisionGames, of: 'revision_id' },
    ],
  }),
  sealed(schema.awardRun, { parts: [{ table: schema.pointAward, of: 'run_id' }] }),
  sealed(schema.rankingList, {
    withheld: ['published_by'],
    parts: [{ table: schema.rankingEntry, of: 'list_id', without: ['club_id'] }],
  }),
  sealed(schema.publication, { withheld: ['secret'] }),
  sealed(schema.certificate, { withheld: ['issued_by'] }),
  sealed(schema.ruling, { parts: [{ table: schema.rulingParty, of: 'ruling_id' }] }),
  ...[
    schema.awardFigures,
    schema.broughtResult,
    schema.broughtPlace,
    schema.eventClassification,
    schema.policy,
    schema.ranking,
    schema.gradeAward,
    schema.gradeProposal,
    schema.adjustment,
    schema.drawnLot,
    schema.namedWinner,
    schema.correction,
    schema.sheetConfirmation,
    schema.sheetAgreement,
    schema.slotFlag,
    schema.ruleWindow,
    schema.identityQuestion,
    schema.stage,
    schema.playSession,
    schema.round,
    schema.roundTable,
    schema.lineUp,
    schema.matchMove,
    schema.drawnNumber,
    schema.board,
    schema.entry,
    schema.entryPlayer,
  ].map(table => sealed(table)),
  sealed(schema.switchDay, { withheld: ['stated_by'] }),
  sealed(schema.printedCheck, {
    withheld: ['compared_by'],
    parts: [{ table: schema.printedDifference, of: 'check_id' }],
  }),
  sealed(schema.differenceAcceptance, { withheld: ['accepted_by'] }),
  sealed(schema.handSet, { withheld: ['boards', 'entered_by', 'seed'] }),
  sealed(schema.seatDraw, { withheld: ['secret', 'opened_by'] }),
  sealed(schema.seriesTerms, { withheld: ['set_by'] }),
  sealed(schema.event, SEARCH),
  sealed(schema.entryTerms, { key: 'event_id' }),
  sealed(schema.eventConditions, { key: 'event_id' }),
  ...[
    schema.entryRequest,
    schema.entryRequestPlayer,
    schema.entryFee,
    schema.sanction,
    schema.eventRequest,
    schema.eventTemplate,
    schema.conditionsVersion,
  ].map(table => sealed(table)),
  sealed(schema.eventDocument, { without: ['content'] }),
  sealed(schema.lawText, { withheld: ['laid_by', 'withdrawn_by'] }),
  sealed(schema.bodyRules, { ...SEARCH, withheld: ['published_by'] }),
  sealed(schema.eventRules, { withheld: ['chosen_by', 'released_by'] }),
  sealed(schema.importBatch, { without: ['content'] }),
  // register and offices
  sealed(schema.organisation, SEARCH),
  sealed(schema.personName, SEARCH),
  sealed(schema.personPrivacy, { key: 'person_id' }),
  sealed(schema.identifierIssuer, { key: 'code' }),
  ...[
    schema.person,
    schema.personIdentifier,
    schema.affiliation,
    schema.personMerge,
    schema.transfer,
    schema.recordProposal,
    schema.recordConsent,
    schema.guardianship,
    schema.distinctPeople,
    schema.officer,
    schema.officialLicence,
    schema.committeeTerm,
    schema.roleGrant,
    schema.roleProposal,
    schema.accountRecovery,
    schema.erasureRequest,
    schema.personClaim,
  ].map(table => sealed(table)),
  // how an account gets in; whether it has a second factor follows from `two_factor`, see `second-factors.ts`
  sealed(schema.user, {
    without: ['image', 'two_factor_enabled', 'language', 'quiet_from', 'quiet_until', 'updated_at'],
  }),
  sealed(schema.account, { without: ['updated_at'] }),
  sealed(schema.twoFactor, { without: ['failed_verification_count', 'locked_until'] }),
  sealed(schema.passkey, { without: ['counter', 'backed_up'] }),
  sealed(schema.apiToken, { without: ['last_used_at'] }),
  sealed(schema.oauthClient, { without: ['last_used_at'] }),
  ...[schema.oauthSecret, schema.accountInvitation, schema.emailChange].map(table => sealed(table)),
  // cases
  sealed(schema.appealDeposit, { key: 'appeal_id' }),
  sealed(schema.evidenceFile, { without: ['content'] }),
  ...[
    schema.procedureChoice,
    schema.appeal,
    schema.appealParty,
    schema.docketEntry,
    schema.appealDecision,
    schema.appealEffect,
    schema.appealErratum,
    schema.appealOrder,
    schema.appealEvidence,
    schema.caseStatement,
    schema.appealClock,
    schema.panel,
    schema.panelMember,
    schema.panelVote,
    schema.panelDraw,
    schema.panelChallenge,
    schema.appealPoll,
    schema.pollAnswer,
    schema.conflictPin,
    schema.casePublication,
    schema.caseLink,
    schema.caseCommentary,
  ].map(table => sealed(table)),
]

const byKind = new Map(sealedKinds.map(kind => [kind.kind, kind]))

/** The kind of that name; a name that the triggers note and that is none is a mistake of ours. */
export const sealedKind = (name: string): SealedKind => {
  const kind = byKind.get(name)
  if (!kind) throw new Error(`nothing is sealed as ${name}`)
  return kind
}
