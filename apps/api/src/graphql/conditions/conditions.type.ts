import {
  type ConditionsSection,
  editionOf,
  procedureById,
  procedureOfEdition,
  type SettingDescription,
} from '@paiji/rules'
import { planSettings } from '@paiji/rules/pairing'
import { type ProcedureOverrides, type WindowUnit, withOverrides } from '@paiji/rules/procedure'
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import type { ConditionsFacts, SectionText, StatedTerms, VersionHead } from '../../domain/conditions/conditions.repo.js'
import { toGlobalId } from '../../domain/shared/global-id.js'
import { EntryLimitsType } from '../entries/entry-limits.type.js'
import { editionById, RulesEditionType } from '../events/edition.type.js'
import { conditionsOf, StageConditionType } from '../events/setting.type.js'
import { BilingualType } from '../shared/bilingual.type.js'
import { enumOf } from '../shared/enum.js'
import { SportEnum } from '../shared/enums.js'
import { KeyedInput } from '../shared/keyed.input.js'
import { PermissionType } from '../shared/permission.type.js'
import { DateTime, LocalDate } from '../shared/scalars.js'

export const ConditionsSectionEnum = enumOf<ConditionsSection>(
  'ConditionsSection',
  'A section of the conditions of contest.',
  {
    field: 'Who may play.',
    format: 'How each stage is played.',
    rules: 'The edition of the rules and what is added to it.',
    timetable: 'When and where.',
    fees: 'What it costs.',
    prizes: 'Prizes and points.',
    appeals: 'Rulings, appeals and their time limits.',
    conduct: 'How to behave.',
  },
)

@ObjectType('ConditionsText', { simpleResolvers: true, description: 'What a section says in words.' })
export class ConditionsTextType {
  @Field(() => ConditionsSectionEnum, { description: 'The section.' })
  section!: ConditionsSection

  @Field(() => BilingualType, { description: 'The words; a language is empty while it is not written.' })
  text!: BilingualType
}

@ObjectType('StatedTerms', {
  simpleResolvers: true,
  description: 'Who may enter, as the conditions of contest state it.',
})
export class StatedTermsType extends EntryLimitsType {
  @Field(() => BilingualType, { nullable: true, description: 'Only members of this body or of one below it.' })
  membersOf!: BilingualType | null
}

@ObjectType('StatedStage', { simpleResolvers: true, description: 'A stage as the conditions of contest state it.' })
export class StatedStageType {
  @Field(() => Int, { description: 'Its place, from 1.' })
  ordinal!: number

  @Field(() => BilingualType, { description: 'Its name.' })
  name!: BilingualType

  @Field(() => [StageConditionType], { description: 'The settings that hold and are worth saying.' })
  conditions!: StageConditionType[]
}

@ObjectType('StatedSitting', { simpleResolvers: true, description: 'A session whose start is known.' })
export class StatedSittingType {
  @Field(() => Int, { description: 'The place of its stage, from 1.' })
  stage!: number

  @Field(() => Int, { description: 'Its number within the stage.' })
  session!: number

  @Field(() => DateTime, { description: 'When it starts.' })
  startsAt!: Date
}

@ObjectType('StatedPolicy', { simpleResolvers: true, description: 'A version of an award policy that is stated.' })
export class StatedPolicyType {
  @Field(() => ID, { description: 'The policy, for its page.' })
  policy!: string

  @Field(() => Int)
  version!: number

  @Field(() => BilingualType, { description: 'Its name.' })
  name!: BilingualType
}

@ObjectType('StatedRules', { simpleResolvers: true, description: 'Rules of a body that an event is held under.' })
export class StatedRulesType {
  @Field(() => String, { description: 'A version of them, as it is cited: CBF/fines.2.' })
  book!: string

  @Field(() => BilingualType, { description: 'Their title.' })
  title!: BilingualType
}

const WindowUnitEnum = enumOf<WindowUnit>('WindowUnit', 'In what a time limit is counted.', {
  minute: 'Minutes, without a break.',
  hour: 'Hours, without a break.',
  day: 'Days of the calendar.',
  businessDay: 'Days on which people work.',
})

@ObjectType('StatedAppeals', { simpleResolvers: true, description: 'The procedure of appeals as it holds here.' })
export class StatedAppealsType {
  @Field(() => String, { description: 'Its id: bridge/laws-2017.' })
  procedure!: string

  @Field(() => BilingualType, { description: 'The procedure.' })
  title!: BilingualType

  @Field(() => Int, { nullable: true, description: 'How long a filing may take; null where the procedure says none.' })
  filingLength!: number | null

  @Field(() => WindowUnitEnum, { nullable: true, description: 'In what that length is counted.' })
  filingUnit!: WindowUnit | null

  @Field(() => Int, { nullable: true, description: 'The largest deposit, in the smallest unit; null: none is paid.' })
  depositAmount!: number | null

  @Field(() => String, { nullable: true, description: 'The currency of the deposit, ISO 4217.' })
  depositCurrency!: string | null
}

@ObjectType('ConditionsDocument', {
  simpleResolvers: true,
  description: 'The conditions of contest: what the event has on file, and words of each section.',
})
export class ConditionsDocumentType {
  @Field(() => BilingualType, { description: 'The name of the event.' })
  name!: BilingualType

  @Field(() => String, { description: 'Its code.' })
  code!: string

  @Field(() => SportEnum, { description: 'What is played.' })
  sport!: string

  @Field(() => String, { description: 'How far it reaches: a code of the award policies.' })
  category!: string

  @Field(() => LocalDate, { description: 'The first day.' })
  startsOn!: string

  @Field(() => LocalDate, { description: 'The last day.' })
  endsOn!: string

  @Field(() => String, { description: 'An IANA name.' })
  timeZone!: string

  @Field(() => String, { nullable: true, description: 'Where it is played.' })
  venue!: string | null

  @Field(() => BilingualType, { description: 'Who holds it.' })
  organiser!: BilingualType

  @Field(() => RulesEditionType, { description: 'The rules it is played by.' })
  edition!: RulesEditionType

  @Field(() => StatedTermsType, { nullable: true, description: 'Who may enter; null: entries at the desk alone.' })
  terms!: StatedTermsType | null

  @Field(() => [StatedStageType], { description: 'Its stages, in their order.' })
  stages!: StatedStageType[]

  @Field(() => [StatedSittingType], { description: 'Sessions whose start is known.' })
  sittings!: StatedSittingType[]

  @Field(() => [StatedPolicyType], { description: 'The award policies its points are given by.' })
  policies!: StatedPolicyType[]

  @Field(() => [StatedRulesType], { description: 'The rules of bodies that it is held under.' })
  rules!: StatedRulesType[]

  @Field(() => StatedAppealsType, { description: 'How rulings are appealed.' })
  appeals!: StatedAppealsType

  @Field(() => [ConditionsTextType], { description: 'What each section says in words; one of each at the most.' })
  sections!: ConditionsTextType[]
}

@ObjectType('ConditionsVersion', { description: 'The conditions of contest as they were published; never changed.' })
export class ConditionsVersionType {
  head!: VersionHead

  @Field(() => Int, { description: 'Counted from 1.' })
  number!: number

  @Field(() => DateTime, { description: 'When it was published; from then on it held.' })
  publishedAt!: Date

  @Field(() => String, { nullable: true, description: 'Why it was published anew.' })
  reason?: string | null

  @Field(() => Boolean, { description: 'Published when entries had opened already.' })
  afterOpening!: boolean

  @Field(() => String, { description: 'SHA-256 of what it says, hex.' })
  digest!: string
}

@ObjectType('ConditionsDraft', { simpleResolvers: true, description: 'Words that are being written.' })
export class ConditionsDraftType {
  @Field(() => Int, { description: 'To be named when it is saved or published; 0 before the first word.' })
  version!: number

  @Field(() => [ConditionsTextType], { description: 'What each section says in words; one of each at the most.' })
  sections!: ConditionsTextType[]
}

@ObjectType('ConditionsOfContest', { description: 'The conditions of contest of an event, 竞赛规程.' })
export class ConditionsOfContestType {
  eventId!: string

  @Field(() => PermissionType, { description: 'To write and publish them.' })
  canKeep!: PermissionType
}

@InputType('ConditionsTextInput', { description: 'What a section is to say.' })
export class ConditionsTextInputType {
  @Field(() => ConditionsSectionEnum, { description: 'The section.' })
  section!: ConditionsSection

  @Field(() => String, { description: 'In Chinese; may be empty while it is written.' })
  zh!: string

  @Field(() => String, { description: 'In English; may be empty while it is written.' })
  en!: string
}

@InputType('SaveConditionsInput', { description: 'The words of the conditions; replaces those that were there.' })
export class SaveConditionsInputType extends KeyedInput {
  @Field(() => ID, { description: 'The event.' })
  event!: string

  @Field(() => Int, { description: 'The `version` of the draft the client has seen, 0 where there was none.' })
  expectedVersion!: number

  @Field(() => [ConditionsTextInputType], { description: 'Sections that say something.' })
  sections!: ConditionsTextInputType[]
}

@InputType('PublishConditionsInput', { description: 'Conditions of contest that are to hold.' })
export class PublishConditionsInputType extends KeyedInput {
  @Field(() => ID, { description: 'The event.' })
  event!: string

  @Field(() => Int, { description: 'The `version` of the draft that was read, 0 where there is none.' })
  expectedVersion!: number

  @Field(() => String, { nullable: true, description: 'Why they change; needed from the second version on.' })
  reason?: string
}

export const toConditionsText = ({ section, zh, en }: SectionText): ConditionsTextType => ({
  section,
  text: { zh, en },
})

export const toConditionsVersion = (head: VersionHead): ConditionsVersionType => ({ head, ...head })

const toTerms = ({ opensAt, closesAt, withdrawUntil, ...terms }: StatedTerms): StatedTermsType => ({
  ...terms,
  opensAt: new Date(opensAt),
  closesAt: new Date(closesAt),
  withdrawUntil: new Date(withdrawUntil),
})

const toAppeals = ({ id, overrides }: ConditionsFacts['procedure'], editionId: string): StatedAppealsType => {
  const procedure = withOverrides(procedureById(id) ?? procedureOfEdition(editionId), overrides as ProcedureOverrides)
  const { filing } = procedure.windows
  const [deposit] = [...procedure.deposits].sort((a, b) => b.amount - a.amount)
  return {
    procedure: procedure.id,
    title: procedure.title,
    filingLength: filing?.amount ?? null,
    filingUnit: filing?.unit ?? null,
    depositAmount: deposit?.amount ?? null,
    depositCurrency: deposit?.currency ?? null,
  }
}

/** Facts as they are or were, with the words of the sections. */
export const toConditionsDocument = (
  facts: ConditionsFacts,
  sections: readonly SectionText[],
): ConditionsDocumentType => {
  const { event, organiser, editionId, terms, stages, sittings, policies, rules = [], procedure } = facts
  const settings: readonly SettingDescription[] = editionOf(editionId)?.settings ?? []
  return {
    ...event,
    organiser,
    edition: editionById(editionId),
    terms: terms && toTerms(terms),
    stages: stages.map(stage => ({
      ordinal: stage.ordinal,
      name: { zh: stage.nameZh, en: stage.nameEn },
      conditions: [
        ...conditionsOf('plan', planSettings, stage.plan ?? {}),
        ...conditionsOf('settings', settings, stage.settings),
      ],
    })),
    sittings: sittings.map(one => ({ ...one, startsAt: new Date(one.startsAt) })),
    policies: policies.map(({ id, version, name }) => ({ policy: toGlobalId('Policy', id), version, name })),
    rules: rules.map(({ id: book, title }) => ({ book, title })),
    appeals: toAppeals(procedure, editionId),
    sections: sections.map(toConditionsText),
  }
}
