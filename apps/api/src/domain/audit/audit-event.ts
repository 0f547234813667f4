import type { Role } from '../../auth/viewer.js'

/** What a change did to one field of a record. */
export interface FieldChange {
  readonly field: string
  readonly before: string | null
  readonly after: string | null
}

/** What people read in a record's history: the fields before and after, and the reason that was given. */
interface Told {
  readonly changes?: readonly FieldChange[]
  readonly reason?: string
}

/**
 * Everything that is remembered, as a typed union. Rows are stored JSON and live for ever:
 * add members and optional fields, never rename or remove.
 */
export type AuditEvent =
  // imports
  | { type: 'FILE_READ'; data: { digest: string; fileName: string; format: string | null; problems: number } }
  | { type: 'FILE_COMMITTED'; data: { digest: string; eventId: string; sheets: number; entries: number } }
  | { type: 'IDENTITY_DECIDED'; data: { questionId: string; personId: string | null; decision: string } }
  // the desk's day
  | { type: 'CHECKS_RUN'; data: { found: number; gone: number } }
  | { type: 'ANOMALY_ACCEPTED'; data: { anomalyId: string; kind: string } & Told }
  | { type: 'WORK_TAKEN' | 'WORK_GIVEN_BACK'; data: { kind: string; subjectId: string } }
  | { type: 'ANOMALY_OWNED'; data: { anomalyId: string; kind: string; ownerId: string | null } }
  // spreadsheets
  | { type: 'TABLE_READ'; data: { kind: string; digest: string; fileName: string; rows: number } }
  | { type: 'LARGE_TABLE_READ'; data: { kind: string; digest: string; fileName: string; rows: number; parts: number } }
  | { type: 'LARGE_TABLE_CHECKED' | 'LARGE_TABLE_TAKEN_IN'; data: { kind: string; digest: string } }
  | { type: 'LARGE_TABLE_UNDONE'; data: { kind: string; digest: string } & Told }
  | { type: 'TABLE_MENDED'; data: { kind: string; digest: string; row: number; columns: readonly number[] } }
  | { type: 'TABLE_COMMITTED'; data: { kind: string; digest: string; rows: number; made: Record<string, number> } }
  | { type: 'TABLE_UNDONE'; data: { kind: string; digest: string } & Told }
  // the switch from an earlier system
  | { type: 'SWITCH_STATED'; data: { switchId: string; sport: string; system: string; day: string } & Told }
  | { type: 'PRINTED_LIST_COMPARED'; data: { checkId: string; ranking: string; list: string; differences: number } }
  | { type: 'DIFFERENCES_ACCEPTED'; data: { checkId: string; differenceId?: string; count: number } & Told }
  // events and results
  | { type: 'EVENT_CREATED'; data: { code: string; sport: string; editionId: string; copiedFrom?: string } }
  | { type: 'CERTIFICATE_ISSUED'; data: { certificateId: string; kind: 'grade' | 'placing' } }
  | { type: 'CERTIFICATE_WITHDRAWN'; data: { certificateId: string } }
  | { type: 'PERSON_CLAIMED'; data: { claimId: string; accountId: string } }
  | { type: 'CLAIM_ACCEPTED'; data: { claimId: string; accountId: string } & Told }
  | { type: 'CLAIM_DECLINED'; data: { claimId: string; accountId: string } & Told }
  | { type: 'CLAIM_WITHDRAWN'; data: { claimId: string; accountId: string } }
  | { type: 'TEMPLATE_SAVED'; data: { templateId: string; nameZh: string; nameEn: string } }
  | { type: 'TEMPLATE_REMOVED'; data: { templateId: string; nameZh: string; nameEn: string } }
  | { type: 'CONDITIONS_SAVED'; data: Told }
  | { type: 'CONDITIONS_PUBLISHED'; data: { number: number; digest: string; afterOpening: boolean } & Told }
  | { type: 'UPLOAD_OPENED'; data: { purpose: string; fileName: string; size: number } }
  | { type: 'LAW_TEXT_LAID'; data: { lawTextId: string; book: string; digest: string; articles: number } & Told }
  | { type: 'LAW_TEXT_WITHDRAWN'; data: { lawTextId: string; book: string } & Told }
  | { type: 'BODY_RULES_PUBLISHED'; data: { rulesId: string; name: string; number: number; digest: string } & Told }
  | { type: 'EVENT_RULES_CHOSEN'; data: { rulesId: string } & Told }
  | { type: 'EVENT_RULES_RELEASED'; data: { rulesId: string } & Told }
  | { type: 'DOCUMENT_ATTACHED'; data: { documentId: string; digest: string } & Told }
  | { type: 'DOCUMENT_REMOVED'; data: { documentId: string } & Told }
  | { type: 'EVENT_REQUESTED'; data: { requestId: string; code: string; findings: string[] } }
  | { type: 'EVENT_REQUEST_APPROVED'; data: { requestId: string; eventId: string; tacit: boolean } & Told }
  | { type: 'EVENT_REQUEST_RETURNED'; data: { requestId: string } & Told }
  | { type: 'EVENT_REQUEST_WITHDRAWN'; data: { requestId: string } }
  | { type: 'EVENT_ANNOUNCED'; data: { code: string } }
  | { type: 'SANCTION_RULES_SET'; data: Told }
  | { type: 'EVENT_CHANGED'; data: Told }
  | { type: 'SERIES_TERMS_SET'; data: { seriesId: string; terms: unknown } }
  | { type: 'EVENT_CANCELLED'; data: Told }
  | { type: 'EVENT_RESTORED'; data: Told }
  | { type: 'EVENT_REMOVED'; data: { code: string; nameZh: string; nameEn: string; stages: number } & Told }
  | { type: 'STAGE_REMOVED'; data: { stageId: string; ordinal: number; nameZh: string; nameEn: string } & Told }
  | { type: 'STAGE_ADDED'; data: { eventId: string; stageId: string; ordinal: number; plan: unknown } }
  | { type: 'PLAN_CHANGED'; data: { stageId: string; before: unknown; after: unknown } }
  /** `power`: the role by which an officer gave it in the side's place. */
  | { type: 'LINE_UP_GIVEN'; data: { tableId: string; entryId: string; segment: number; power?: Role } & Told }
  /** `agreed`: the sides that proposed it or agreed; none where an officer decided. */
  | {
      type: 'MATCH_MOVED' | 'MATCH_MOVE_PROPOSED' | 'MATCH_MOVE_AGREED' | 'MATCH_MOVE_DECLINED'
      data: { tableId: string; startsAt: string; venue: string | null; reason: string; agreed: readonly string[] }
    }
  | { type: 'SEAT_DRAW_OPENED'; data: { stageId: string; places: number; commitment: string } }
  | { type: 'SEAT_NUMBER_DRAWN'; data: { stageId: string; entryId: string; number: number; way: string } }
  | {
      type: 'WINNER_NAMED'
      data: { stageId: string; match: string; entryId: string; ground: string; reason: string }
    }
  | { type: 'STAGE_ENDED'; data: { stageId: string; reason: string } }
  | { type: 'STAGE_ADVANCED'; data: { stageId: string; entered: number; inputDigest: string } }
  | { type: 'ENTRANTS_ENTERED'; data: { stageId: string; entered: number } }
  | { type: 'ENTRIES_REMOVED'; data: { stageId: string; entryIds: string[] } & Told }
  | { type: 'ENTRY_WITHDRAWN'; data: { entryId: string; afterRound: number; reason: string } }
  | { type: 'ENTRY_CHANGED'; data: { entryId: string } & Told }
  | { type: 'ENTRY_REMOVED'; data: { entryId: string; number: string; name: string; players: string[] } & Told }
  | {
      type: 'ENTRY_REINSTATED'
      data: { entryId: string; withdrawnAfter: number | null; missed: number } & Told
    }
  | { type: 'ENTRY_TERMS_SET'; data: Told }
  | { type: 'ENTRY_REQUESTED'; data: { requestId: string; status: string; personIds: string[] } }
  | { type: 'ENTRY_ANSWERED'; data: { requestId: string; personId: string; answer: string; status: string } }
  | { type: 'ENTRY_DECIDED'; data: { requestId: string; status: string } & Told }
  | { type: 'ENTRY_LEFT'; data: { requestId?: string; entryId?: string; promoted: string[] } & Told }
  | {
      type: 'ENTRY_FEE_RECORDED'
      data: { requestId: string; kind: string; amount: number; currency: string; receipt: number }
    }
  | { type: 'ENTRY_CHECKED_IN'; data: { entryId: string; present: boolean } }
  | { type: 'SIDES_CUT'; data: { stageId: string; afterRound: number; entryIds: string[] } }
  | {
      type: 'PLAYER_SUBSTITUTED'
      data: { entryId: string; ordinal: number; fromSession: number; personId: string | null; power?: Role }
    }
  | {
      type: 'PLAYER_LINKED'
      data: { entryId: string; ordinal: number; personId: string | null; notMember: boolean; entries: number } & Told
    }
  | { type: 'SESSION_OPENED'; data: { stageId: string; sessionId: string; number: number } }
  | { type: 'ROUND_DRAWN'; data: { roundId: string; number: number; method: string; inputDigest: string } }
  | { type: 'HANDS_ATTACHED'; data: { sessionId: string; version: number; boards: number } & Told }
  | { type: 'HANDS_DEALT'; data: { sessionId: string; version: number; boards: number; commitment: string } & Told }
  | { type: 'SEATING_APPLIED'; data: { sessionId: string; rounds: number; movement: unknown } }
  | {
      type: 'ROUND_CHANGED'
      data: { roundId: string; a: string; b: string; reason: string; accepted: string[]; from?: number }
    }
  | { type: 'ROUND_UNDONE'; data: { sessionId: string; number: number; pairings: string[][]; reason?: string } }
  | {
      type: 'SEATING_CHANGED'
      data: {
        sessionId: string
        entryId: string
        fact: 'comes' | 'leaves' | 'exchanges'
        otherId?: string
        reason: string
        tables: { round: number; table: string; before: string[]; after: string[] }[]
      }
    }
  | {
      type: 'ROUNDS_AMENDED'
      data: {
        sessionId: string
        fact: 'notPlayed' | 'playedAfterAll' | 'tableMore'
        reason: string
        keeps?: number
        tables: { round: number; table: string; sides: string[]; boards: string[]; unplayed: string[] }[]
      }
    }
  | { type: 'ROUND_PUBLISHED'; data: { roundId: string; number: number; suspended?: readonly string[] } }
  | {
      type: 'ROUND_CLOSED'
      data: {
        roundId: string
        number: number
        without: string[]
        reason: string | null
        suspended?: readonly string[]
      }
    }
  | {
      type: 'ROUND_REOPENED'
      data: {
        roundId: string
        number: number
        reason: string
        drafts: number[]
        later: number[]
        revision: number | null
        advanced: number
      }
    }
  | {
      type: 'ROUND_CLOCK_SET'
      data: { roundId: string; number: number; action: string; minutes: number | null }
    }
  | { type: 'SETTINGS_CHANGED'; data: { stageId: string; before: unknown; after: unknown } }
  | { type: 'RESULT_ENTERED'; data: { stageId: string; slot: string; version: number } }
  | {
      type: 'RESULT_MOVED'
      data: { stageId: string; slot: string; to: string | null; sides: string[]; reason: string }
    }
  | { type: 'RESULT_CONFIRMED'; data: { stageId: string; slot: string; version: number } }
  | { type: 'SLOT_FLAGGED'; data: { flagId: string; slot: string } }
  | { type: 'TABLE_ENTRY_OPENED'; data: { roundId: string; number: number; codes: number; until: string } }
  | { type: 'TABLE_ENTRY_CLOSED'; data: { roundId: string; number: number; codes: number } }
  | { type: 'CALL_TAKEN' | 'CALL_GIVEN_BACK'; data: { flagId: string; slot: string } }
  | {
      type: 'EXTRA_TIME_GIVEN'
      data: { roundId: string; number: number; table: string; minutes: number; extraMinutes: number }
    }
  | { type: 'FLAG_SETTLED'; data: { flagId: string; slot: string } }
  | { type: 'RESULT_REPORTED'; data: { flagId: string; slot: string; version: number; kind: string } }
  | { type: 'RESULTS_AGREED'; data: { stageId: string; sheetIds: string[] } }
  | { type: 'STATED_ACT_CONTESTED'; data: { flagId: string; entryId: string; actId: string } }
  | { type: 'RESULT_REPORT_ANSWERED'; data: { flagId: string; slot: string; answer: string } }
  // publications
  | { type: 'STANDINGS_PUBLISHED'; data: { stageId: string; revisionId: string; inputDigest: string } }
  | { type: 'STANDINGS_OFFICIAL'; data: { stageId: string; revisionId: string; inputDigest: string } }
  | { type: 'EVENT_CLASSIFIED'; data: { classificationId: string; stages: number; lines: number } }
  | { type: 'WINDOWS_CLOSED'; data: { stageId: string; revisionId: string; reason: string } }
  | { type: 'AWARD_FIGURES_STATED'; data: { base: string | null; strength: string | null; reason: string | null } }
  | { type: 'POINTS_AWARDED'; data: { revisionId: string; runId: string; awards: number } }
  | { type: 'LIST_ISSUED'; data: { listId: string; rankingId: string; asOf: string; outputDigest: string } }
  | { type: 'LIST_ISSUE_REQUESTED'; data: { issueId: string; asOf: string } }
  | { type: 'LIST_ISSUE_CANCELLED'; data: { issueId: string; asOf: string } }
  | { type: 'RANKING_CREATED'; data: { code: string; kind: string; sport: string } }
  | { type: 'POLICY_CREATED'; data: { policyId: string; kind: string; code: string; effectiveFrom: string } }
  | { type: 'POLICY_VERSION_WITHDRAWN'; data: { policyId: string; code: string; version: number; reason: string } }
  | {
      type: 'POLICY_VERSION_ADDED'
      data: { policyId: string; predecessorId: string; code: string; version: number; effectiveFrom: string }
    }
  // corrections and rulings
  | { type: 'CORRECTION_PROPOSED'; data: { correctionId: string; slot: string } }
  | { type: 'CORRECTION_APPLIED'; data: { correctionId: string; slot: string; revisionId: string } }
  | { type: 'CORRECTION_DECLINED'; data: { correctionId: string; reason: string } }
  | {
      type: 'RULING_RECORDED'
      data: { rulingId: string; article: string; adjustments?: number; supersedesId?: string }
    }
  | {
      type: 'RULING_WITHDRAWN'
      data: { rulingId: string; withdrawalId: string; adjustments: number; reason: string }
    }
  | { type: 'LOTS_DRAWN'; data: { stageId: string; entryIds: string[] } }
  // register
  | { type: 'ORGANISATION_CREATED'; data: { code: string; kind: string; parentId: string | null } }
  | { type: 'PERSON_REGISTERED'; data: { number: string } }
  | { type: 'PEOPLE_REGISTERED'; data: { numbers: string[] } }
  | { type: 'ORGANISATION_CHANGED'; data: Told }
  | { type: 'ORGANISATION_WITHDRAWN'; data: Told }
  | { type: 'PERSON_WITHDRAWN'; data: Told }
  | { type: 'PERSON_CHANGED'; data: Told }
  | { type: 'PRIVACY_SET'; data: Told }
  | { type: 'PHOTO_SET'; data: { digest: string } }
  | { type: 'PHOTO_REMOVED'; data: { digest: string } }
  | { type: 'PERSON_DATA_EXPORTED'; data: Told }
  | { type: 'ERASURE_REQUESTED'; data: Told & { requestId: string } }
  | { type: 'ERASURE_DECLINED'; data: Told & { requestId: string } }
  | { type: 'PERSON_ERASED'; data: Told & { requestId: string; rows: Record<string, number> } }
  | { type: 'NAME_RECORDED'; data: { script: string } & Told }
  | { type: 'IDENTIFIER_ADDED'; data: { issuer: string } & Told }
  | { type: 'IDENTIFIER_REMOVED'; data: { identifierId: string } & Told }
  | { type: 'ISSUER_DECLARED'; data: { code: string } & Told }
  | { type: 'AFFILIATION_RECORDED'; data: { organisationId: string; kind: string } & Told }
  | { type: 'AFFILIATION_ENDED'; data: { affiliationId: string } & Told }
  | { type: 'MEMBERSHIPS_RENEWED'; data: { personIds: string[]; until: string } & Told }
  | { type: 'GUARDIAN_RECORDED'; data: { guardianshipId: string } & Told }
  | { type: 'GUARDIAN_ENDED'; data: { guardianshipId: string } & Told }
  | { type: 'PEOPLE_DISTINGUISHED'; data: { otherPersonId: string } & Told }
  | { type: 'RECORD_ACT_PROPOSED'; data: { proposalId: string; act: string } & Told }
  | {
      type: 'RECORD_ACT_ANSWERED'
      data: { proposalId: string; act: string; answer: string; answerFromAbove: boolean } & Told
    }
  | { type: 'RECORD_ACT_ENDED'; data: { proposalId: string; act: string; outcome: string } & Told }
  | { type: 'TRANSFER_REQUESTED'; data: { transferId: string } & Told }
  | { type: 'TRANSFER_ANSWERED'; data: { transferId: string; answer: string; answerFromAbove: boolean } & Told }
  | { type: 'TRANSFER_DECIDED'; data: { transferId: string; decision: string } & Told }
  | { type: 'OFFICER_NAMED'; data: { officerId: string; personId: string } & Told }
  | { type: 'OFFICER_ENDED'; data: { officerId: string; personId?: string } & Told }
  | { type: 'LICENCE_GIVEN'; data: { licenceId: string; personId: string } & Told }
  | { type: 'LICENCE_ENDED'; data: { licenceId: string } & Told }
  | { type: 'COMMITTEE_MEMBER_NAMED'; data: { termId: string; personId: string; body: string } & Told }
  | { type: 'COMMITTEE_TERM_ENDED'; data: { termId: string; personId?: string } & Told }
  | { type: 'PEOPLE_MERGED'; data: { fromPersonId: string; intoPersonId: string; mergeId: string } }
  | { type: 'MERGE_UNDONE'; data: { mergeId: string } }
  | { type: 'SANCTION_PROPOSED'; data: { sanctionId: string } & Told }
  | { type: 'SANCTION_CONFIRMED'; data: { sanctionId: string } & Told }
  | { type: 'SANCTION_DECLINED'; data: { sanctionId: string } & Told }
  | { type: 'SANCTION_LIFTED'; data: { sanctionId: string } & Told }
  | { type: 'GRADE_AWARDED'; data: { grade: string; policyId: string; gradeIds: readonly string[] } }
  | { type: 'GRADE_CANDIDATES_FOUND'; data: { sport: string; ready: number; nearly: number } }
  | { type: 'GRADE_PROPOSED'; data: { proposalId: string; grade: string; policyId: string } }
  | { type: 'GRADE_CONFIRMED'; data: { proposalId: string; grade: string; policyId: string } & Told }
  | { type: 'GRADE_DECLINED'; data: { proposalId: string; grade: string; policyId: string } & Told }
  | { type: 'GRADE_CHANGED'; data: { gradeId: string; policyId: string } & Told }
  | { type: 'GRADES_RECHECKED'; data: { correctionId: string; gradeIds: string[] } }
  // accounts
  | { type: 'ROLE_GRANTED'; data: { accountId: string; role: string; scopeKind: string; scopeId: string } }
  | { type: 'ROLE_REVOKED'; data: { grantId: string } }
  | { type: 'ROLE_PROPOSED'; data: { accountId: string; role: string; scopeKind: string; scopeId: string } }
  | { type: 'ACCOUNT_RECOVERY_PROPOSED' | 'ACCOUNT_RECOVERY_DECLINED'; data: { accountId: string; recoveryId: string } }
  | { type: 'ACCOUNT_RECOVERED'; data: { accountId: string; recoveryId: string } }
  | { type: 'ROLE_DECLINED'; data: { proposalId: string; accountId: string } }
  | { type: 'FEDERATION_FOUNDED'; data: { code: string; accounts: string[] } }
  | { type: 'ACCOUNT_INVITED'; data: { accountId: string; organisationId: string; personId: string | null } }
  | { type: 'INVITATION_CORRECTED'; data: { accountId: string } }
  | { type: 'ACCESS_LINK_MADE'; data: { accountId: string } }
  | { type: 'INVITATION_ACCEPTED'; data: { accountId: string } }
  | { type: 'LISTS_SCHEDULED'; data: { rankingId: string; issueDay: number | null } }
  | { type: 'API_TOKEN_CREATED'; data: { tokenId: string; scopes: readonly string[]; place?: string } }
  | { type: 'API_TOKEN_REVOKED'; data: { tokenId: string } }
  | { type: 'OAUTH_CLIENT_CREATED'; data: { clientId: string; scopes: readonly string[]; place?: string } }
  | { type: 'OAUTH_SECRET_ROTATED'; data: { clientId: string; oldEndsAt: string } }
  | { type: 'OAUTH_CLIENT_REVOKED'; data: { clientId: string } }
  | { type: 'BULK_EXPORT_STARTED'; data: { exportId: string } }
  | { type: 'BULK_EXPORT_CANCELLED'; data: { exportId: string } }
  | { type: 'WEBHOOK_CREATED'; data: { url: string; topics: readonly string[] } }
  | { type: 'WEBHOOK_SWITCHED'; data: { url: string; active: boolean } }
  | { type: 'WEBHOOK_DISABLED'; data: { url: string } }
  | { type: 'WEBHOOK_REMOVED'; data: { url: string } }
  | { type: 'WEBHOOK_TESTED'; data: { deliveryId: string } }
  | { type: 'WEBHOOK_DELIVERY_REPEATED'; data: { deliveryId: string } }
  | { type: 'SESSIONS_ENDED'; data: { accountId: string; sessions: number } }
  | { type: 'ACCOUNT_LOCKED'; data: { accountId: string; reason: string } }
  | { type: 'ACCOUNT_UNLOCKED'; data: { accountId: string } }
  | { type: 'ACCOUNT_PASSWORD_CHANGED'; data: { accountId: string } }
  | { type: 'ACCOUNT_SECOND_FACTOR_ON'; data: { accountId: string } }
  | { type: 'ACCOUNT_SECOND_FACTOR_OFF'; data: { accountId: string } }
  | { type: 'ACCOUNT_RECOVERY_CODES_MADE'; data: { accountId: string } }
  | { type: 'ACCOUNT_PASSKEY_ADDED'; data: { accountId: string } }
  | { type: 'ACCOUNT_PASSKEY_REMOVED'; data: { accountId: string } }
  | { type: 'SECOND_FACTOR_RULE_SET'; data: Told }
  | { type: 'OPEN_DATA_RENEWED'; data: Told }
  | { type: 'REGISTER_TAKEN_OUT'; data: { by: string } }
  | { type: 'EMAIL_CHANGE_ASKED'; data: { accountId: string } }
  | { type: 'EMAIL_CHANGED'; data: { accountId: string } }
  | { type: 'CALENDAR_LINK_SET'; data: { accountId: string; open: boolean } }
  | { type: 'MAIL_CHOICES_SET'; data: { accountId: string } }
  | { type: 'FOLLOWS_CHANGED'; data: { accountId: string; followed: boolean } }
  | { type: 'MAIL_TRIED_AGAIN'; data: { mailId: string; kind: string } }
  // appeals
  | { type: 'APPEAL_FILED'; data: { appealId: string; number: string } }
  | { type: 'CASE_ENTRY'; data: { appealId: string; entry: number; kind: string; status: string } }
  | { type: 'DEADLINE_REMINDED'; data: { appealId: string; clock: string } }
  | { type: 'EVIDENCE_READ'; data: { appealId: string; evidenceId: string; form: string } }
  | { type: 'POLL_ANSWERED'; data: { pollId: string } }
  | {
      type: 'PROCEDURE_CHOSEN'
      data: { choiceId: string; sport: string; before: unknown; after: unknown }
    }
  // the log itself
  | { type: 'CONTENTS_SEALED'; data: { contents: number } }
  | { type: 'CONTENTS_BASELINE'; data: { contents: number } }
  // seeding
  | { type: 'DEMO_SEEDED'; data: { scenario: string } }
