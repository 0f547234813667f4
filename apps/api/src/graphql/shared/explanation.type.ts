import type { Explanation } from '@paiji/rules'
import { Field, ID, Int, ObjectType } from 'type-graphql'
import { ClauseType } from './clause.type.js'
import { ParamType, toParams } from './param.type.js'

@ObjectType('ExplanationNode', { simpleResolvers: true })
export class ExplanationNodeType {
  @Field(() => Int)
  index!: number

  @Field(() => Int, { nullable: true })
  parent?: number | null

  @Field(() => Int)
  depth!: number

  @Field(() => String)
  code!: string

  @Field(() => String)
  value!: string

  @Field(() => [ParamType])
  params!: ParamType[]

  @Field(() => ClauseType, { nullable: true })
  clause?: ClauseType

  @Field(() => ID, { nullable: true })
  factId?: string
}

@ObjectType('Explanation', {
  simpleResolvers: true,
  description: 'Why a number is what it is: a tree as a list in reading order; `parent` is an index into it.',
})
export class ExplanationType {
  @Field(() => [ExplanationNodeType])
  nodes!: ExplanationNodeType[]
}

const append = (nodes: ExplanationNodeType[], tree: Explanation, parent: number | null, depth: number): void => {
  const index = nodes.length
  const { code, value, clause, from } = tree
  nodes.push({ index, parent, depth, code, value, params: toParams(tree.params), clause, factId: from })
  for (const step of tree.steps ?? []) append(nodes, step, index, depth + 1)
}

export const toExplanation = (tree: Explanation): ExplanationType => {
  const nodes: ExplanationNodeType[] = []
  append(nodes, tree, null, 0)
  return { nodes }
}
