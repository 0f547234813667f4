import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import type { LawTextAccess } from '../../domain/laws/lay-law-text.js'
import { enumOf } from '../shared/enum.js'
import { KeyedInput } from '../shared/keyed.input.js'
import { ProblemsPayload } from '../shared/problems.payload.js'
import { DateTime } from '../shared/scalars.js'
import { LawBookType } from './laws.type.js'

export const LawTextAccessEnum = enumOf<LawTextAccess>('LawTextAccess', 'Who may read the words of a rulebook.', {
  public: 'Everybody.',
  members: 'The members of the body that brought them, and its officers.',
})

@ObjectType('LawText', { description: 'The words of a rulebook as a body has them, under the text that is cited.' })
export class LawTextType {
  organisationId!: string

  @Field(() => ID)
  id!: string

  @Field(() => LawTextAccessEnum, { description: 'Who may read them.' })
  access!: LawTextAccess

  @Field(() => String, { description: 'What the officer who brought them says about the right to show them.' })
  rights!: string

  @Field(() => Int, { description: 'How many articles they have.' })
  articles!: number

  @Field(() => DateTime, { description: 'When they were brought.' })
  at!: Date

  @Field(() => Boolean, { description: 'Whether the viewer may read them.' })
  mayRead!: boolean
}

@ObjectType('LawPassage', { description: 'An article, or a part of one, in the words that a body has brought.' })
export class LawPassageType {
  organisationId!: string

  @Field(() => ID, { description: 'The words it stands in.' })
  lawText!: string

  @Field(() => String, { description: 'Its number in the file.' })
  number!: string

  @Field(() => String, { description: 'Its title in the file; empty where it has none.' })
  title!: string

  @Field(() => String, { description: 'What it says, line by line.' })
  text!: string
}

@ObjectType('LinesLeftOut', { simpleResolvers: true, description: 'Lines of a file that were not taken.' })
export class LinesLeftOutType {
  @Field(() => Int, { description: 'The first.' })
  from!: number

  @Field(() => Int, { description: 'The last.' })
  to!: number
}

@ObjectType('LawTextReading', {
  simpleResolvers: true,
  description: 'What a rulebook that was brought comes to; nothing is stored.',
})
export class LawTextReadingType extends ProblemsPayload {
  @Field(() => Int, { nullable: true, description: 'How many articles it has; none when it cannot be read.' })
  articles?: number

  @Field(() => Int, { nullable: true, description: 'How many parts of them are cited by themselves.' })
  parts?: number

  @Field(() => [String], { nullable: true, description: 'Articles that the edition cites and the file does not have.' })
  notInFile?: readonly string[]

  @Field(() => [String], { nullable: true, description: 'Articles of the file that the edition does not cite.' })
  notInEdition?: readonly string[]

  @Field(() => [LinesLeftOutType], { nullable: true, description: 'Lines that belong to no article.' })
  leftOut?: readonly LinesLeftOutType[]
}

@InputType('LawTextReadingInput', { description: 'A rulebook that was brought.' })
export class LawTextReadingInputType {
  @Field(() => ID, { description: 'The body that has it.' })
  organisation!: string

  @Field(() => String, { description: 'The text it belongs under: bridge/laws-2017.' })
  book!: string

  @Field(() => String, { description: 'The ticket that brought the file.' })
  upload!: string
}

@InputType('LayLawTextInput', { description: 'The words of a rulebook to be laid under its text.' })
export class LayLawTextInputType extends KeyedInput {
  @Field(() => ID, { description: 'The body that has them.' })
  organisation!: string

  @Field(() => String, { description: 'The text they belong under: bridge/laws-2017.' })
  book!: string

  @Field(() => String, { description: 'The ticket that brought the file.' })
  upload!: string

  @Field(() => LawTextAccessEnum, { description: 'Who may read them.' })
  access!: LawTextAccess

  @Field(() => String, { description: 'What allows the body to show them; shown beside them.' })
  rights!: string
}

@ObjectType('LawBookPayload', { description: 'The text a change was made to.' })
export class LawBookPayload extends ProblemsPayload {
  @Field(() => LawBookType, { nullable: true, description: 'The text.' })
  book?: LawBookType
}
