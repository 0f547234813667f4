import { Field, ID, ObjectType } from 'type-graphql'

@ObjectType('ViewerRole', { simpleResolvers: true })
export class ViewerRoleType {
  @Field(() => String)
  role!: string

  @Field(() => String)
  scopeKind!: string

  @Field(() => ID)
  scopeId!: string
}

/** Who is asking. Nobody has no account and no roles. */
@ObjectType('Viewer')
export class ViewerType {
  @Field(() => ID, { nullable: true })
  accountId?: string

  @Field(() => String, { nullable: true })
  name?: string

  @Field(() => String, { nullable: true })
  email?: string

  @Field(() => [ViewerRoleType])
  roles!: ViewerRoleType[]
}
