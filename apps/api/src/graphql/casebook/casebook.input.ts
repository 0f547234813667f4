import { Field, InputType, Int } from 'type-graphql'
import { SportEnum } from '../shared/enums.js'
import { CaseInputType } from '../appeals/appeal.input.js'

@InputType('PublishCaseInput')
export class PublishCaseInputType extends CaseInputType {
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
export class AddCommentaryInputType extends CaseInputType {
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

  @Field(() => SportEnum, { nullable: true, description: 'Cases of one sport.' })
  sport?: string

  @Field(() => Int, { nullable: true, description: 'Of filing, as in the number of the case.' })
  year?: number

  @Field(() => String, { nullable: true })
  text?: string
}

@InputType('PrintWordsInput', { description: "The editor's own words around a case; names are taken out of them too." })
export class PrintWordsInputType {
  @Field(() => String, { defaultValue: '' })
  headnoteZh!: string

  @Field(() => String, { defaultValue: '' })
  headnoteEn!: string

  @Field(() => [String], { defaultValue: [] })
  keywords!: string[]
}
