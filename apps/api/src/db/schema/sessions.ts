import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { daterange, id, instant, oneOf, recordedAt } from './columns.js'
import { organisation, person } from './registry.js'

/** The languages that mails are written in. */
export const languages = ['zh-CN', 'en'] as const

/** The four tables better-auth keeps. */
export const user = pgTable('user', {
  id: text().primaryKey(),
  name: text().notNull(),
  email: text().notNull().unique(),
  emailVerified: boolean().notNull().default(false),
  image: text(),
  /** The register's person behind this account, if any. */
  personId: uuid().references(() => person.id),
  /** The body whose administrators keep this account; none for those made before there was one. */
  organisationId: uuid().references(() => organisation.id),
  /** While set nobody signs in with it, and no session of it holds. */
  lockedAt: instant(),
  lockReason: text(),
  /** Whether signing in takes a code of an authenticator besides the password. */
  twoFactorEnabled: boolean().notNull().default(false),
  /** The language of mails to it. */
  language: text({ enum: languages }).notNull().default('zh-CN'),
  /** Between these minutes of the federation's day no mail is sent that can wait; null: none are quiet. */
  quietFrom: integer(),
  quietUntil: integer(),
  /** Which calendar link of it opens: each new one has the next number; null while there is none. */
  calendarLink: integer(),
  createdAt: recordedAt(),
  updatedAt: recordedAt(),
})

export const session = pgTable(
  'session',
  {
    id: text().primaryKey(),
    expiresAt: instant().notNull(),
    token: text().notNull().unique(),
    createdAt: recordedAt(),
    updatedAt: recordedAt(),
    ipAddress: text(),
    userAgent: text(),
    /** It began with a passkey, which is two factors in one. */
    passkey: boolean().notNull().default(false),
    /** When a code of the second factor was last given in it. */
    secondFactorAt: instant(),
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
  },
  t => [index('session_user').on(t.userId)],
)

export const account = pgTable(
  'account',
  {
    id: text().primaryKey(),
    accountId: text().notNull(),
    providerId: text().notNull(),
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    accessToken: text(),
    refreshToken: text(),
    idToken: text(),
    accessTokenExpiresAt: instant(),
    refreshTokenExpiresAt: instant(),
    scope: text(),
    password: text(),
    createdAt: recordedAt(),
    updatedAt: recordedAt(),
  },
  t => [index('account_user').on(t.userId)],
)

export const verification = pgTable('verification', {
  id: text().primaryKey(),
  identifier: text().notNull(),
  value: text().notNull(),
  expiresAt: instant().notNull(),
  createdAt: recordedAt(),
  updatedAt: recordedAt(),
})

/**
 * What somebody may be at a desk. `admin` is every role; `staff` is the whole office; a registrar, a ranking officer, a
 * sanctioning officer and a publisher have one part of it each; `committee` sits on panels; an auditor reads.
 */
/** Where a role is held, and what a token may be limited to. */
export const scopeKinds = ['organisation', 'event'] as const

export const roles = [
  'admin',
  'staff',
  'registrar',
  'rankingOfficer',
  'sanctioningOfficer',
  'publisher',
  'director',
  'scorer',
  'committee',
  'clerk',
  'auditor',
] as const

/** Who may do what, where, and from when until when. Scope ids are an organisation's or an event's. */
export const roleGrant = pgTable(
  'role_grant',
  {
    id: id().primaryKey(),
    accountId: text()
      .notNull()
      .references(() => user.id),
    role: text({ enum: roles }).notNull(),
    scopeKind: text({ enum: scopeKinds }).notNull(),
    scopeId: uuid().notNull(),
    valid: daterange().notNull(),
    grantedBy: text().notNull(),
    recordedAt: recordedAt(),
    revokedAt: instant(),
  },
  t => [
    oneOf('role_grant_role', 'role', roles),
    check('role_grant_scope', sql`${t.scopeKind} in ('organisation', 'event')`),
    index('role_grant_account').on(t.accountId),
  ],
)

/** The administrator's role takes two: one proposes it, another one decides; only then is there a grant. */
export const roleProposal = pgTable(
  'role_proposal',
  {
    id: id().primaryKey(),
    accountId: text()
      .notNull()
      .references(() => user.id),
    role: text({ enum: ['admin'] }).notNull(),
    scopeKind: text({ enum: scopeKinds }).notNull(),
    scopeId: uuid().notNull(),
    valid: daterange().notNull(),
    proposedBy: text().notNull(),
    recordedAt: recordedAt(),
    decidedBy: text(),
    decidedAt: instant(),
    /** The grant it became; none when it was declined. */
    grantId: uuid().references(() => roleGrant.id),
  },
  t => [
    check('role_proposal_role', sql`${t.role} in ('admin')`),
    check('role_proposal_scope', sql`${t.scopeKind} in ('organisation', 'event')`),
    check('role_proposal_decided', sql`(${t.decidedAt} is null) = (${t.decidedBy} is null)`),
    check('role_proposal_two', sql`${t.grantId} is null or ${t.decidedBy} <> ${t.proposedBy}`),
    uniqueIndex('role_proposal_open').on(t.accountId, t.role, t.scopeId).where(sql`${t.decidedAt} is null`),
  ],
)

/** A reset of an account whose holder cannot sign in: one administrator proposes it, a second one decides. */
export const accountRecovery = pgTable(
  'account_recovery',
  {
    id: id().primaryKey(),
    accountId: text()
      .notNull()
      .references(() => user.id),
    /** How the identity of the holder was checked. */
    reason: text().notNull(),
    proposedBy: text().notNull(),
    recordedAt: recordedAt(),
    decidedBy: text(),
    decidedAt: instant(),
    approved: boolean(),
  },
  t => [
    check('account_recovery_decided', sql`num_nulls(${t.decidedAt}, ${t.decidedBy}, ${t.approved}) in (0, 3)`),
    check('account_recovery_two', sql`not ${t.approved} or ${t.decidedBy} <> ${t.proposedBy}`),
    uniqueIndex('account_recovery_open').on(t.accountId).where(sql`${t.decidedAt} is null`),
  ],
)

/** A one-time link with which somebody sets the password of their account; only the digest of its token is kept. */
export const accountInvitation = pgTable(
  'account_invitation',
  {
    id: id().primaryKey(),
    accountId: text()
      .notNull()
      .references(() => user.id),
    /** SHA-256 of the token, in hexadecimal. */
    tokenDigest: text().notNull().unique(),
    invitedBy: text().notNull(),
    recordedAt: recordedAt(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
    /** Replaced by a newer link, or taken back when the account was locked. */
    withdrawnAt: instant(),
  },
  t => [
    check('account_invitation_once', sql`${t.usedAt} is null or ${t.withdrawnAt} is null`),
    uniqueIndex('account_invitation_open').on(t.accountId).where(sql`${t.usedAt} is null and ${t.withdrawnAt} is null`),
  ],
)

/** The first answer to a mutation that was sent with a key; a repetition gets it again. */
export const idempotencyKey = pgTable(
  'idempotency_key',
  {
    accountId: text().notNull(),
    key: text().notNull(),
    operation: text().notNull(),
    requestDigest: text().notNull(),
    response: jsonb().$type<unknown>(),
    createdAt: recordedAt(),
  },
  t => [primaryKey({ columns: [t.accountId, t.key] })],
)
