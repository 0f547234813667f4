import { Field, InputType, Int } from 'type-graphql'
import { CaseActInput } from './case.input.js'

@InputType('PublishCaseInput')
export class PublishCaseActInput extends CaseActInput {
  @Field(() => String)
  headnoteZh!: string

  @Field(() => String)
  headnoteEn!: string

  @Field(() => [String])
  keywords!: string[]

  @Field(() => String, { nullable: true, description: 'names, roles or summary; no more open than usual.' })
  level?: string
}

@InputType('AddCommentaryInput')
export class AddCommentaryInputType extends CaseActInput {
  @Field(() => String)
  author!: string

  @Field(() => String)
  text!: string
}

@InputType('CasebookFilter')
export class CasebookFilterType {
  @Field(() => String, { nullable: true, description: '12C1c, or bridge/laws-2017#12C1c; 12C finds all of it.' })
  article?: string

  @Field(() => String, { nullable: true })
  keyword?: string

  @Field(() => String, { nullable: true })
  outcome?: string

  @Field(() => String, { nullable: true, description: "The event's category." })
  level?: string

  @Field(() => String, { nullable: true })
  sport?: string

  @Field(() => Int, { nullable: true, description: 'Of filing, as in the number of the case.' })
  year?: number

  @Field(() => String, { nullable: true })
  text?: string
}
