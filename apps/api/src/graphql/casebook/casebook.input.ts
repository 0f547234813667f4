import { Field, InputType, Int } from 'type-graphql'
import { SportEnum } from '../shared/enums.js'
import { CaseInputType } from '../appeals/appeal.input.js'
import type { PublicationLevel } from '@paiji/rules/procedure'
import type { AppealOutcome } from '../../domain/appeals/statuses.js'
import { AppealOutcomeEnum } from '../appeals/appeals.enums.js'
import { PublicationLevelEnum } from './casebook.enums.js'

@InputType('PublishCaseInput')
export class PublishCaseInputType extends CaseInputType {
  @Field(() => String, { description: 'The headnote in Chinese.' })
  headnoteZh!: string

  @Field(() => String, { description: 'The headnote in English.' })
  headnoteEn!: string

  @Field(() => [String], { description: 'Keywords it is found by.' })
  keywords!: string[]

  @Field(() => PublicationLevelEnum, {
    nullable: true,
    description: 'How far people are named; no more open than usual.',
  })
  level?: PublicationLevel
}

@InputType('AddCommentaryInput')
export class AddCommentaryInputType extends CaseInputType {
  @Field(() => String, { description: 'Who wrote it, as printed.' })
  author!: string

  @Field(() => String, { description: 'The commentary.' })
  text!: string
}

@InputType('CasebookFilter', { description: 'Which cases to show.' })
export class CasebookFilterType {
  @Field(() => String, { nullable: true, description: '12C1c, or bridge/laws-2017#12C1c; 12C finds all of it.' })
  article?: string

  @Field(() => String, { description: 'Cases with this keyword.', nullable: true })
  keyword?: string

  @Field(() => AppealOutcomeEnum, { description: 'Cases that ended so.', nullable: true })
  outcome?: AppealOutcome

  @Field(() => String, { nullable: true, description: "The event's category." })
  level?: string

  @Field(() => String, { nullable: true, description: 'What the director was called for, by its code.' })
  situation?: string

  @Field(() => SportEnum, { nullable: true, description: 'Cases of one sport.' })
  sport?: string

  @Field(() => Int, { nullable: true, description: 'Of filing, as in the number of the case.' })
  year?: number

  @Field(() => String, { description: 'Words of the case.', nullable: true })
  text?: string
}

@InputType('PrintWordsInput', { description: "The editor's own words around a case; names are taken out of them too." })
export class PrintWordsInputType {
  @Field(() => String, { description: 'The headnote in Chinese.', defaultValue: '' })
  headnoteZh!: string

  @Field(() => String, { description: 'The headnote in English.', defaultValue: '' })
  headnoteEn!: string

  @Field(() => [String], { description: 'Keywords it is found by.', defaultValue: [] })
  keywords!: string[]
}
