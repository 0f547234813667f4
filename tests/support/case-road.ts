import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { TestApi, TestDatabase } from '@paiji/api/testing'
import { buildSchema, getNamedType, isObjectType } from 'graphql'
import { expect } from 'vitest'
import type { CasePerson } from './appeal-people.js'
import type { Actor } from './federation.js'
import { globalId } from './ids.js'

/** The road of one case through the API's own mutations, whatever the sport. */

const schema = buildSchema(readFileSync(path.resolve(import.meta.dirname, '../../apps/api/schema.graphql'), 'utf8'))

type Input = Record<string, unknown>

const documentOf = (name: string): string => {
  const field = schema.getMutationType()?.getFields()[name]
  const payload = getNamedType(field?.type as NonNullable<typeof field>['type'])
  const appeal = isObjectType(payload) ? payload.getFields().appeal : undefined
  const selected = appeal ? (isObjectType(getNamedType(appeal.type)) ? 'appeal { id }' : 'appeal') : ''
  return `mutation ($input: ${field?.args[0]?.type}) { ${name}(input: $input) { ${selected} problems { code } } }`
}

interface Payload {
  readonly appeal?: { readonly id: string } | string | null
  readonly problems: readonly { readonly code: string }[]
}

export interface CaseRoad {
  /** The codes of what was wrong, or the code of the error that refused it; nothing when it was done. */
  codes(who: Actor, name: string, input: Input): Promise<string[]>
  /** It is done; answers the case where there is one. */
  done(who: Actor, name: string, input: Input): Promise<string>
  status(appeal: string): Promise<string>
  /** Each side agrees that the panel sits at once; for one without an account the clerk records a paper. */
  consent(appeal: string, clerk: Actor): Promise<void>
  /** Whoever has not answered waives it; for whom nobody can act, the chair says why the panel does not wait. */
  withdraw(appeal: string, chair: Actor): Promise<void>
  /** Everybody discloses that there is nothing, the sides agree, the panel is seated and withdraws. */
  sit(appeal: string, clerk: Actor, panel: readonly CasePerson[]): Promise<void>
  /** Every member votes alike, the chair writes and signs, the clerk tells the parties. */
  decide(about: {
    appeal: string
    clerk: Actor
    panel: readonly CasePerson[]
    outcome: string
    draft: Input
  }): Promise<void>
}

const uuidOf = (id: string): string => Buffer.from(id, 'base64url').toString().split(':')[1] ?? ''

export const caseRoad = (api: TestApi, database: TestDatabase): CaseRoad => {
  const send = async (who: Actor, name: string, input: Input) => {
    const answer = await api.execute<Record<string, Payload>>(who, documentOf(name), { input })
    const refused = answer.errors?.map(error => String(error.extensions?.code)) ?? []
    const payload = answer.data?.[name]
    const { appeal } = payload ?? {}
    return {
      codes: [...refused, ...(payload?.problems.map(one => one.code) ?? [])],
      appeal: typeof appeal === 'string' ? appeal : (appeal?.id ?? ''),
    }
  }
  const codes = async (who: Actor, name: string, input: Input) => (await send(who, name, input)).codes
  const done = async (who: Actor, name: string, input: Input) => {
    const answer = await send(who, name, input)
    expect(answer.codes, name).toEqual([])
    return answer.appeal
  }
  /** Each side of a case by one who can act for it: of several who are there the first. */
  const sidesOf = async (appeal: string) =>
    database.sql`select distinct on (side, entry_id) id, side, person_id as "personId", account_id as "accountId"
      from appeal_party where appeal_id = ${uuidOf(appeal)} and side in ('appellant', 'respondent')
      order by side, entry_id, person_id nulls last, id`
  const consent = async (appeal: string, clerk: Actor) => {
    for (const { id, personId, accountId } of await sidesOf(appeal)) {
      const own = { accountId: String(accountId ?? `of-${personId}`), requestId: 'side', grants: [] }
      if (personId || accountId)
        await done({ ...own, ...(personId ? { personId: String(personId) } : {}) }, 'consentToPanel', { appeal })
      else {
        const paper = { party: globalId('AppealParty', String(id)), reason: 'Signed at the desk.' }
        await done(clerk, 'consentToPanel', { appeal, ...paper })
      }
    }
  }
  const withdraw = async (appeal: string, chair: Actor) => {
    const rows = await database.sql`select side, person_id as "personId", account_id as "accountId" from appeal_party
      where appeal_id = ${uuidOf(appeal)} and side in ('respondent', 'director')`
    for (const { personId, accountId } of rows.filter(row => row.personId || row.accountId)) {
      const own = { accountId: String(accountId ?? `of-${personId}`), requestId: 'side', grants: [] }
      const codesOfIt = await codes({ ...own, ...(personId ? { personId: String(personId) } : {}) }, 'waiveAnswer', {
        appeal,
      })
      expect([[], ['ANSWER_NOT_AWAITED']]).toContainEqual(codesOfIt)
    }
    await done(chair, 'openDeliberation', { appeal, dispense: 'Nobody of theirs has an account.' })
  }
  return {
    codes,
    done,
    consent,
    withdraw,
    status: async appeal =>
      String((await database.sql`select status from appeal where id = ${uuidOf(appeal)}`)[0]?.status),
    sit: async (appeal, clerk, panel) => {
      for (const member of panel) await done(member.actor, 'disclose', { appeal, ties: [] })
      await consent(appeal, clerk)
      await done(clerk, 'seatPanel', { appeal })
      await withdraw(appeal, panel[0]?.actor)
    },
    decide: async ({ appeal, clerk, panel, outcome, draft }) => {
      for (const member of panel) await done(member.actor, 'castVote', { appeal, outcome })
      const chair = panel[0]?.actor
      await done(chair, 'draftDecision', { appeal, ...draft })
      await done(chair, 'previewDecision', { appeal })
      await done(chair, 'signDecision', { appeal })
      await done(clerk, 'notifyDecision', { appeal })
    },
  }
}

/** Somebody with one role in an organisation. */
export const officer = (
  accountId: string,
  role: NonNullable<Actor>['grants'][number]['role'],
  id: string,
): NonNullable<Actor> => ({
  accountId,
  requestId: accountId,
  grants: [{ role, scope: { kind: 'organisation', id }, from: undefined, until: undefined }],
})

/** A draft as four short steps leave it. */
export const statementOf = (about: { stageId: string; ruling?: string; slot?: string }) => ({
  stage: globalId('Stage', about.stageId),
  subject: about.ruling ? 'ruling' : 'score',
  statement: 'We ask for another look.',
  relief: 'Another score.',
  signatures: [
    { capacity: 'contestant', name: 'A player' },
    { capacity: 'captain', name: 'A captain' },
  ],
  ...(about.ruling ? { ruling: about.ruling } : {}),
  ...(about.slot ? { slot: about.slot } : {}),
})
