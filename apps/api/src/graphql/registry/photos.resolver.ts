import { Arg, Ctx, Field, FieldResolver, ID, InputType, Mutation, ObjectType, Resolver, Root } from 'type-graphql'
import type { RequestContext } from '../../context.js'
import { type PhotoRow, photosOfPeople, removePhoto, setPhoto } from '../../domain/registry/photos.js'
import { fromGlobalId, toGlobalId } from '../../domain/shared/global-id.js'
import { sentFile } from '../../domain/uploads/open-upload.js'
import { KeyedInput } from '../shared/keyed.input.js'
import { rowLoader } from '../shared/loader.js'
import { PersonType } from './person.type.js'
import { ChangedPersonPayload } from './register-desk.payload.js'
import { changedPerson } from './changed-records.js'
import { seesUnlessHidden } from './sees-private.js'

const photoLoader = rowLoader<PhotoRow>(photosOfPeople, row => row.personId)
/** So much of the digest tells one photo from the next. */
const MARK = 16

@ObjectType('PersonPhoto', { simpleResolvers: true, description: 'A photo of a person, for who is shown it.' })
export class PersonPhotoType {
  @Field(() => String, { description: 'Where its bytes are; another photo has another path.' })
  path!: string
}

@InputType('SetPhotoInput', { description: 'A photo of a person.' })
export class SetPhotoInputType extends KeyedInput {
  @Field(() => ID, { description: 'Whose.' })
  person!: string

  @Field(() => String, { description: 'The ticket that brought the file.' })
  upload!: string
}

@InputType('RemovePhotoInput', { description: 'A photo to be taken off.' })
export class RemovePhotoInputType extends KeyedInput {
  @Field(() => ID, { description: 'Whose.' })
  person!: string
}

/** Photos of people of the register. */
@Resolver(() => PersonType)
export class PersonPhotoResolver {
  @FieldResolver(() => PersonPhotoType, {
    nullable: true,
    description: 'Null where there is none, and where it is not shown to the viewer.',
  })
  async photo(@Ctx() ctx: RequestContext, @Root() { row }: PersonType): Promise<PersonPhotoType | undefined> {
    const photo = await ctx.load(photoLoader).load(row.id)
    if (!photo || !(await seesUnlessHidden(ctx, row.id, 'hidePhoto'))) return undefined
    const id = encodeURIComponent(toGlobalId('Person', row.id))
    return { path: `/files/photos/${id}?v=${photo.digest.slice(0, MARK)}` }
  }

  @Mutation(() => ChangedPersonPayload, { description: 'Keeps a photo of a person, drawn anew, in place of another.' })
  async setPhoto(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => SetPhotoInputType) { person, upload, ...input }: SetPhotoInputType,
  ): Promise<ChangedPersonPayload> {
    const { deps, viewer } = ctx
    const id = fromGlobalId('Person', person, 'person')
    if (!id.ok) return changedPerson(ctx, id)
    const file = await sentFile(deps, viewer, upload, { purpose: 'personPhoto', personId: id.value })
    const { content } = file.ok ? file.value : { content: new Uint8Array() }
    return changedPerson(ctx, file.ok ? await setPhoto(deps, viewer, { ...input, personId: id.value, content }) : file)
  }

  @Mutation(() => ChangedPersonPayload, { description: 'Takes a photo off.' })
  async removePhoto(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => RemovePhotoInputType) { person, ...input }: RemovePhotoInputType,
  ): Promise<ChangedPersonPayload> {
    const id = fromGlobalId('Person', person, 'person')
    return changedPerson(ctx, id.ok ? await removePhoto(ctx.deps, ctx.viewer, { ...input, personId: id.value }) : id)
  }
}
