import { Field, ObjectType } from 'type-graphql'
import { toHex } from '@paiji/rules/proof'
import type { PublicationRow } from '../../domain/publications/publications.repo.js'
import { DateTime } from '../shared/scalars.js'

@ObjectType('Publication', {
  description:
    "The federation's word by its public digest, signed with the key of the log. The digest covers what everybody may see, by the form that is named.",
})
export class PublicationType {
  @Field(() => String, { description: 'As people name it, unique: `list:CBF/open/2026-10-31#1`.' })
  name!: string

  @Field(() => String, { description: 'The canonical form that is digested, with its version.' })
  form!: string

  @Field(() => String, { description: 'SHA-256 of the canonical form, hexadecimal.' })
  digest!: string

  @Field(() => String, { description: 'Ed25519 over kind, name, form and digest, hexadecimal.' })
  signature!: string

  @Field(() => DateTime, { description: 'When it was registered.' })
  registeredAt!: Date
}

export const toPublication = (row: PublicationRow): PublicationType => ({
  name: row.name,
  form: row.form,
  digest: row.digest,
  signature: toHex(row.signature),
  registeredAt: row.recordedAt,
})
