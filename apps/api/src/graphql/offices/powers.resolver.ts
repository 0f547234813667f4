import { Arg, Ctx, Field, FieldResolver, ID, ObjectType, Query, Resolver, Root } from 'type-graphql'
import type { Role, ScopeKind } from '../../auth/viewer.js'
import type { RequestContext } from '../../context.js'
import type { PowerAct } from '../../domain/powers/acts.js'
import { type Holder, powersAt } from '../../domain/powers/powers.js'
import { eventLoader } from '../events/events.loaders.js'
import { calledAccountLoader, organisationLoader } from '../registry/registry.loaders.js'
import { BilingualType } from '../shared/bilingual.type.js'
import { enumOf } from '../shared/enum.js'
import { RoleEnum, ScopeKindEnum } from '../shared/enums.js'
import { unwrap } from '../shared/errors.js'
import { LocalDate } from '../shared/scalars.js'
import { placeGiven } from '../accounts/api-token.type.js'

const PowerActEnum = enumOf<PowerAct>('PowerAct', 'What officers do at a body or an event.', {
  answerLaw: 'Answers the questions of law that a panel refers.',
  approveCorrections: 'Approves, as the second person, corrections of official results.',
  awardGrades: 'Proposes grades, and awards those another proposed.',
  chooseProcedure: 'Chooses the text on appeals for an event.',
  confirmResults: 'Confirms results that another entered.',
  correct: 'Corrects results.',
  decideIdentities: 'Says who a name in a results file is.',
  decideStays: 'Decides whether a ruling is stayed.',
  enterResults: 'Enters results.',
  issueLists: 'Issues lists and changes their policies.',
  keepAccounts: 'Invites accounts, grants and ends roles.',
  keepCases: 'Admits cases, keeps their clocks and their evidence.',
  keepPanels: 'Forms panels, sets hearings, notifies decisions.',
  keepRegister: 'Keeps the records of people, their memberships and transfers.',
  keepWebhooks: 'Keeps the addresses that are called when something happens.',
  linkAwarded: 'Says who a player is after points were awarded.',
  makeOfficial: 'Makes published results official.',
  manageRounds: 'Draws, publishes and closes rounds.',
  nameCommittee: 'Names members of the committee for appeals.',
  publish: 'Publishes results.',
  readHistory: 'Reads the register and what was changed in it.',
  requestEvents: 'Requests events; so may whoever holds an office of the body.',
  rule: 'Rules at the table.',
  runEvent: 'Keeps the stages, entries and line-ups of an event.',
  sanctionEvents: 'Sanctions events and appoints their officials.',
  sanctionPeople: 'Imposes sanctions, and confirms those another imposed.',
  setTerms: 'Sets who may enter and writes the conditions of contest.',
  settleAnomalies: 'Runs the checks of the register and settles what they find.',
  stateFigures: 'States the figures that points are computed from.',
  takeInResults: 'Takes in results files.',
})

@ObjectType('PowerHolder', { description: 'Somebody who holds a role that counts here.' })
class PowerHolderType {
  row!: Holder

  @Field(() => RoleEnum, { description: 'The role.' })
  role!: Role

  @Field(() => ScopeKindEnum, { description: 'Whether the role is held at a body or at the event.' })
  scopeKind!: ScopeKind

  @Field(() => LocalDate, { nullable: true, description: 'Its first day.' })
  from?: string

  @Field(() => LocalDate, { nullable: true, description: 'The first day on which it no longer holds.' })
  until?: string

  @Field(() => Boolean, {
    description: 'Whether the role waits until the account has the second factor that the federation asks of it.',
  })
  waitsForSecondFactor!: boolean
}

@ObjectType('PowerGroup', {
  simpleResolvers: true,
  description: 'Acts that the same roles may do, and who holds these.',
})
class PowerGroupType {
  @Field(() => [PowerActEnum], { description: 'What is done.' })
  acts!: PowerAct[]

  @Field(() => [RoleEnum], { description: 'The roles that may.' })
  roles!: Role[]

  @Field(() => [PowerHolderType], { description: 'Who holds one of them today, through the nearest place first.' })
  holders!: PowerHolderType[]
}

const toHolder = (row: Holder): PowerHolderType => ({
  row,
  role: row.role,
  scopeKind: row.kind,
  waitsForSecondFactor: row.waits,
  ...(row.from === undefined ? {} : { from: row.from }),
  ...(row.until === undefined ? {} : { until: row.until }),
})

@Resolver()
export class PowersResolver {
  @Query(() => [PowerGroupType], {
    nullable: true,
    description:
      'Who may do what at a body or an event, found by asking the policies that decide; null where the viewer holds no role there.',
  })
  async powers(
    @Ctx() ctx: RequestContext,
    @Arg('place', () => ID, { description: 'Of the organisation or the event.' }) place: string,
  ): Promise<PowerGroupType[] | undefined> {
    const scope = unwrap(placeGiven(place))
    const groups = scope && (await powersAt(ctx.deps, ctx.viewer, scope))
    return groups?.map(({ acts, roles, holders }) => ({
      acts: [...acts],
      roles: [...roles],
      holders: holders.map(toHolder),
    }))
  }
}

@Resolver(() => PowerHolderType)
export class PowerHolderResolver {
  @FieldResolver(() => BilingualType, { nullable: true, description: 'What who holds it is called.' })
  name(
    @Ctx() { load }: RequestContext,
    @Root() { row: { accountId } }: PowerHolderType,
  ): Promise<BilingualType | undefined> {
    return load(calledAccountLoader).load(accountId)
  }

  @FieldResolver(() => BilingualType, { nullable: true, description: 'The body or event the role is held at.' })
  async scopeName(
    @Ctx() ctx: RequestContext,
    @Root() { row: { kind, scopeId } }: PowerHolderType,
  ): Promise<BilingualType | undefined> {
    const found =
      kind === 'event' ? await ctx.load(eventLoader).load(scopeId) : await ctx.load(organisationLoader).load(scopeId)
    return found && { zh: found.nameZh, en: found.nameEn }
  }
}
