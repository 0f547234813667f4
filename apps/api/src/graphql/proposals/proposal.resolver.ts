import DataLoader from 'dataloader'
import { Arg, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql'
import { allOf, allowed, refused, requirePermission } from '../../base/permission.js'
import type { LoaderFactory, RequestContext } from '../../context.js'
import { answerRecordAct, withdrawRecordAct } from '../../domain/proposals/answer-proposal.js'
import {
  canAnswerProposal,
  canProposeAct,
  canProposeOn,
  canWithdrawProposal,
  consentsToGive,
} from '../../domain/proposals/policy.js'
import type { ProposalRefusalCode } from '../../domain/proposals/problem-codes.js'
import {
  type ConsentRow,
  consentsOf,
  openProposals,
  pairsProposed,
  type ProposalOfPerson,
  proposalsOfPeople,
} from '../../domain/proposals/proposals.repo.js'
import { proposeRecordAct } from '../../domain/proposals/propose-act.js'
import type { DuplicatePair } from '../../domain/registry/duplicates.repo.js'
import { canActOn, type Shares, sharesTogether } from '../../domain/registry/ownership.js'
import { canManageRegister, canOpenRegister, registerScopes } from '../../domain/registry/policy.js'
import { atMost } from '../../domain/shared/page.js'
import { changedPersonAnswer } from '../registry/changed-records.js'
import { DuplicatePairType } from '../registry/find-duplicates.resolver.js'
import { OrganisationType, toOrganisation } from '../registry/organisation.type.js'
import { PersonOfficePermissionsType, PersonOfficeType } from '../registry/person-office.type.js'
import { PersonType, toPerson } from '../registry/person.type.js'
import {
  organisationLoader,
  organisationPlaceLoader,
  personSharesLoader,
  recordLoader,
} from '../registry/registry.loaders.js'
import { seesPrivate } from '../registry/sees-private.js'
import { actionResolver } from '../shared/action-resolver.js'
import { unwrap } from '../shared/errors.js'
import { rowsLoader } from '../shared/loader.js'
import { PermissionType, toPermission } from '../shared/permission.type.js'
import { LocalDate } from '../shared/scalars.js'
import { asAnotherPerson } from '../shared/second-person.js'
import {
  RecordConsentType,
  RecordProposalPermissionsType,
  RecordProposalType,
  toRecordConsent,
  toRecordProposal,
} from './proposal.type.js'

const OPEN: ProposalRefusalCode = 'PROPOSAL_OPEN_ALREADY'
const ANSWERED: ProposalRefusalCode = 'PROPOSAL_ANSWERED_ALREADY'
const consentsLoader = rowsLoader<ConsentRow>(consentsOf, row => row.proposalId)
const proposalsLoader = rowsLoader<ProposalOfPerson>(proposalsOfPeople, row => row.forId)

const ProposalActionsResolver = actionResolver(
  changedPersonAnswer,
  proposeRecordAct,
  answerRecordAct,
  withdrawRecordAct,
)

@Resolver()
class ProposalsResolver {
  @Query(() => [RecordProposalType], {
    description:
      'Proposed acts on records that are open: of the bodies whose register the viewer keeps, the oldest first.',
  })
  async openRecordActs(
    @Ctx() ctx: RequestContext,
    @Arg('first', () => Int, { defaultValue: 50, nullable: true, description: 'How many.' }) first: number,
  ): Promise<RecordProposalType[]> {
    unwrap(requirePermission(canOpenRegister(ctx.viewer)))
    return (await openProposals(ctx.deps.db, registerScopes(ctx.viewer), atMost(first))).map(toRecordProposal)
  }
}

@Resolver(() => PersonOfficeType)
class PersonProposalsResolver {
  @FieldResolver(() => [RecordProposalType], { description: 'Acts on the record that were proposed, newest first.' })
  async proposals(
    @Ctx() ctx: RequestContext,
    @Root() { row }: PersonOfficeType,
    @Arg('first', () => Int, { defaultValue: 20, nullable: true, description: 'How many.' }) first: number,
  ): Promise<RecordProposalType[]> {
    return (await ctx.load(proposalsLoader).load(row.id)).slice(0, atMost(first)).map(toRecordProposal)
  }
}

@Resolver(() => PersonOfficePermissionsType)
class MayProposeResolver {
  @FieldResolver(() => PermissionType, {
    description: 'To propose what takes the consent of other bodies: merges, the end of their membership, to forget.',
  })
  async canPropose(
    @Ctx() ctx: RequestContext,
    @Root() { personId }: PersonOfficePermissionsType,
  ): Promise<PermissionType> {
    return toPermission(canProposeOn(ctx.viewer, await ctx.load(personSharesLoader).load(personId)))
  }
}

const pairsProposedLoader: LoaderFactory<DataLoader<readonly [string, string], boolean>> = ({ db }) =>
  new DataLoader(async pairs => {
    const proposed = await pairsProposed(db, pairs)
    return pairs.map(pair => proposed.includes(pair))
  })

@Resolver(() => DuplicatePairType)
class SettlePairResolver {
  @FieldResolver(() => PermissionType, { description: 'To declare them one person, or two, outright.' })
  async canSettle(@Ctx() ctx: RequestContext, @Root() { pair }: DuplicatePairType): Promise<PermissionType> {
    const together = sharesTogether(await sharesOfPair(ctx, pair))
    return toPermission(canActOn(ctx.viewer, pair.aPersonId, 'mergePeople', together))
  }

  @FieldResolver(() => PermissionType, {
    description: 'To propose either, where one of them concerns other bodies too; not while a proposal is open.',
  })
  async canPropose(@Ctx() ctx: RequestContext, @Root() { pair }: DuplicatePairType): Promise<PermissionType> {
    const isOpen = await ctx.load(pairsProposedLoader).load([pair.aPersonId, pair.bPersonId])
    const may = canProposeAct(ctx.viewer, await sharesOfPair(ctx, pair))
    return toPermission(allOf(may, isOpen ? refused(OPEN) : allowed))
  }
}

const sharesOfPair = (ctx: RequestContext, { aPersonId, bPersonId }: DuplicatePair): Promise<Shares[]> =>
  Promise.all([aPersonId, bPersonId].map(id => ctx.load(personSharesLoader).load(id)))

const record = async (ctx: RequestContext, id: string | null): Promise<PersonType | undefined> => {
  const row = id === null ? undefined : await ctx.load(recordLoader).load(id)
  return row && toPerson(row)
}

const body = async (ctx: RequestContext, id: string): Promise<OrganisationType | undefined> => {
  const row = await ctx.load(organisationLoader).load(id)
  return row && toOrganisation(row)
}

@Resolver(() => RecordProposalType)
class ProposalResolver {
  @FieldResolver(() => PersonType, { nullable: true, description: 'Whose record; of two the one that stays.' })
  person(@Ctx() ctx: RequestContext, @Root() { row }: RecordProposalType): Promise<PersonType | undefined> {
    return record(ctx, row.personId)
  }

  @FieldResolver(() => PersonType, { nullable: true, description: 'The other record, of two.' })
  other(@Ctx() ctx: RequestContext, @Root() { row }: RecordProposalType): Promise<PersonType | undefined> {
    return record(ctx, row.otherPersonId)
  }

  @FieldResolver(() => OrganisationType, { nullable: true, description: 'The body for which it is proposed.' })
  organisation(@Ctx() ctx: RequestContext, @Root() { row }: RecordProposalType): Promise<OrganisationType | undefined> {
    return body(ctx, row.organisationId)
  }

  @FieldResolver(() => LocalDate, {
    nullable: true,
    description:
      'The first day on which the membership no longer holds; the day of birth only for who may see it on the record.',
  })
  async day(@Ctx() ctx: RequestContext, @Root() { row }: RecordProposalType): Promise<string | null> {
    if (row.act === 'changeBirthDate' && !(await seesPrivate(ctx, row.personId))) return null
    return row.day
  }

  @FieldResolver(() => [RecordConsentType], { description: 'Who is asked: the bodies, then the people.' })
  async consents(@Ctx() ctx: RequestContext, @Root() { row }: RecordProposalType): Promise<RecordConsentType[]> {
    return (await ctx.load(consentsLoader).load(row.id)).map(toRecordConsent)
  }

  @FieldResolver(() => RecordProposalPermissionsType, { description: 'What the viewer may do.' })
  async permissions(
    @Ctx() ctx: RequestContext,
    @Root() { row }: RecordProposalType,
  ): Promise<RecordProposalPermissionsType> {
    const consents = await ctx.load(consentsLoader).load(row.id)
    const open = row.endedAt === null ? consents.filter(one => one.answer === null) : []
    const hasAnswered =
      consentsToGive(ctx.viewer, consents).consents.length > 0 && consentsToGive(ctx.viewer, open).consents.length === 0
    const place = await ctx.load(organisationPlaceLoader).load(row.organisationId)
    return {
      canAnswer: await asAnotherPerson(
        ctx,
        hasAnswered ? refused(ANSWERED) : canAnswerProposal(ctx.viewer, row, open),
        row.proposedBy,
      ),
      answersFromAbove: consentsToGive(ctx.viewer, open).isFromAbove,
      canWithdraw: toPermission(canWithdrawProposal(ctx.viewer, place ?? { organisationPath: [] })),
    }
  }
}

@Resolver(() => RecordConsentType)
class ConsentResolver {
  @FieldResolver(() => OrganisationType, {
    nullable: true,
    description: 'The body that is asked; only for itself and for who may see where the person belongs.',
  })
  async organisation(
    @Ctx() ctx: RequestContext,
    @Root() { row }: RecordConsentType,
  ): Promise<OrganisationType | undefined> {
    if (row.organisationId === null) return undefined
    const isOwn = canManageRegister(ctx.viewer, row).allowed
    return isOwn || (await seesPrivate(ctx, row.personId)) ? body(ctx, row.organisationId) : undefined
  }
}

export const proposalResolvers = [
  ProposalsResolver,
  ProposalActionsResolver,
  PersonProposalsResolver,
  MayProposeResolver,
  SettlePairResolver,
  ProposalResolver,
  ConsentResolver,
] as const
