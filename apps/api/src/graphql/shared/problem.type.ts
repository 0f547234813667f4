import { Field, Int, ObjectType } from 'type-graphql'
import type { Problem } from '../../base/problem.js'
import { ClauseType } from './clause.type.js'
import { ParamType, toParams } from './param.type.js'

@ObjectType('Problem', {
  simpleResolvers: true,
  description: 'What is wrong, as a code with parameters; the sentence is written where a person reads it.',
})
export class ProblemType {
  @Field(() => String)
  code!: string

  @Field(() => String)
  severity!: string

  @Field(() => String, { nullable: true })
  path?: string

  @Field(() => Int, { nullable: true })
  line?: number

  @Field(() => Int, { nullable: true })
  column?: number

  @Field(() => [ParamType])
  params!: ParamType[]

  @Field(() => ClauseType, { nullable: true })
  clause?: ClauseType
}

export const toProblem = (problem: Problem): ProblemType => ({
  code: problem.code,
  severity: problem.severity ?? 'error',
  path: problem.at?.path,
  line: problem.at?.line,
  column: problem.at?.column,
  params: toParams(problem.params),
  clause: problem.clause,
})
