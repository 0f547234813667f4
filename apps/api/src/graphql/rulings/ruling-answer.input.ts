import { Field, InputType } from 'type-graphql'
import { parseGlobalId } from '../../domain/shared/global-id.js'

@InputType('RulingAnswerInput', { description: 'An answer to a question of the guide.' })
export class RulingAnswerInput {
  @Field(() => String, { description: 'The name of the field.' })
  name!: string

  @Field(() => String, { description: 'An entry’s id where the field asks for a contestant.' })
  value!: string
}

/** Answers under their names; an entry's id becomes the one the facts use. */
export const readAnswers = (answers: readonly RulingAnswerInput[]): Record<string, string> =>
  Object.fromEntries(
    answers.map(({ name, value }) => {
      const id = parseGlobalId(value)
      return [name, id?.type === 'Entry' ? id.id : value]
    }),
  )
