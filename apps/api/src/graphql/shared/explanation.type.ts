import type { Explanation } from '@paiji/rules'
import { Field, ID, Int, ObjectType } from 'type-graphql'
import { ClauseType } from './clause.type.js'
import { ParamType, toParams } from './param.type.js'

@ObjectType('ExplanationNode', { simpleResolvers: true, description: 'One step of how a number came about.' })
export class ExplanationNodeType {
  @Field(() => Int, { description: 'Its place in the list, from 0.' })
  index!: number

  @Field(() => Int, { nullable: true, description: 'The index of the step it is part of; null for the whole.' })
  parent?: number | null

  @Field(() => Int, { description: 'How deep it stands; 0 for the whole.' })
  depth!: number

  @Field(() => String, { description: 'The code of its sentence; each sport and each engine has its own.' })
  code!: string

  @Field(() => String, { description: 'What this step comes to, as it is printed.' })
  value!: string

  @Field(() => [ParamType], { description: 'What its sentence is filled in with.' })
  params!: ParamType[]

  @Field(() => ClauseType, { nullable: true, description: 'The article it follows.' })
  clause?: ClauseType

  @Field(() => ID, { nullable: true, description: 'The sheet, adjustment or award it was computed from.' })
  factId?: string
}

@ObjectType('Explanation', {
  simpleResolvers: true,
  description: 'Why a number is what it is: a tree as a list in reading order; `parent` is an index into it.',
})
export class ExplanationType {
  @Field(() => [ExplanationNodeType], { description: 'The steps in reading order, the whole first.' })
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
