import type { WrittenDealFormat } from '@paiji/formats'
import { Field, ObjectType } from 'type-graphql'
import { enumOf } from '../shared/enum.js'

export const HandFileFormatEnum = enumOf<WrittenDealFormat>('HandFileFormat', 'Kinds of files of hands.', {
  pbn: 'Portable Bridge Notation: for programs and dealing machines.',
  lin: 'LIN: for tables online.',
  dup: 'The file of dealing machines of the DOS time; boards in a row.',
})

@ObjectType('HandFile', { simpleResolvers: true, description: 'Hands as a file.' })
export class HandFileType {
  @Field(() => String, { description: 'The name to save it by.' })
  fileName!: string

  @Field(() => String, { description: 'Its bytes in base64.' })
  base64!: string
}
