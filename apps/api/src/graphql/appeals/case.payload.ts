import { Field, ID, Int, ObjectType } from 'type-graphql'
import type { CaseAnswer } from '../../domain/panels/case-scene.js'
import { fromGlobalId, toGlobalId } from '../../domain/shared/global-id.js'
import type { Outcome } from '../../domain/shared/problem.js'
import { toPayload } from '../shared/errors.js'
import { ProblemType } from '../shared/problem.type.js'
import type { CaseActInput } from './case.input.js'

@ObjectType('CasePayload', { simpleResolvers: true, description: 'The case an act was done on, with its new version.' })
export class CasePayload {
  @Field(() => ID, { nullable: true })
  appeal?: string

  @Field(() => Int, { nullable: true })
  version?: number

  @Field(() => [ProblemType])
  problems!: ProblemType[]
}

interface Act {
  readonly appealId: string
  readonly expectedVersion?: number
  readonly idempotencyKey?: string
}

/** Reads the id of the case, runs the use case and shapes its answer. */
export const act = async (
  input: CaseActInput,
  run: (about: Act) => Promise<Outcome<CaseAnswer>>,
): Promise<CasePayload> => {
  const id = fromGlobalId('Appeal', input.appeal, 'appeal')
  const { expectedVersion, idempotencyKey } = input
  const about = id.ok && {
    appealId: id.value,
    ...(expectedVersion === undefined ? {} : { expectedVersion }),
    ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
  }
  const done = about ? await run(about) : id.ok ? undefined : id
  if (!done) throw new Error('a case without an id')
  return toPayload(done, ({ appealId, version }) => ({ appeal: toGlobalId('Appeal', appealId), version }))
}

/** A list of ids of one type, or the first that cannot be read. */
export const idsOf = (type: string, ids: readonly string[], path: string): Outcome<string[]> => {
  const read: string[] = []
  for (const [at, each] of ids.entries()) {
    const id = fromGlobalId(type, each, `${path}[${at}]`)
    if (!id.ok) return id
    read.push(id.value)
  }
  return { ok: true, value: read }
}
