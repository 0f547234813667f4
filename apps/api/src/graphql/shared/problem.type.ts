import { Field, Int, ObjectType } from 'type-graphql'
import type { ProblemSeverity } from '@paiji/rules'
import type { Problem } from '../../base/problem.js'
import { ClauseType } from './clause.type.js'
import { ProblemCodeEnum, ProblemSeverityEnum } from './enums.js'
import { ParamType, toParams } from './param.type.js'

@ObjectType('Problem', {
  simpleResolvers: true,
  description: 'What is wrong, as a code with parameters; the sentence is written where a person reads it.',
})
export class ProblemType {
  @Field(() => ProblemCodeEnum, { description: 'What is wrong.' })
  code!: string

  @Field(() => ProblemSeverityEnum, { description: 'Whether it stops the work.' })
  severity!: ProblemSeverity

  @Field(() => String, { nullable: true, description: 'The field of the input or the place in a file: sheet.tricks.' })
  path?: string

  @Field(() => Int, { nullable: true, description: 'The line of a file, from 1.' })
  line?: number

  @Field(() => Int, { nullable: true, description: 'The column of a file, from 1.' })
  column?: number

  @Field(() => [ParamType], { description: 'What the sentence is filled in with.' })
  params!: ParamType[]

  @Field(() => ClauseType, { nullable: true, description: 'The article that says so.' })
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
