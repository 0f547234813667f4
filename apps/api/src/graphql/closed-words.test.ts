import {
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLOutputType,
  getNamedType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
} from 'graphql'
import { expect, it } from 'vitest'
import { createSchema } from './schema.js'

/** What members are called that hold one word of a closed list. */
const NAMES = new Set(
  `status kind outcome level role roles code codes scope authority visibility part gender sport format source type because
  events marks unit category ended standing ground method state as fate reach columnCodes separatedBy vulnerability
  declarer dealer unknown colour flags seat`.split(/\s+/),
)

const ITS_OWN = 'chosen by whoever makes it'
const CATEGORY = 'a code of the award policies, which are data'
const OF_THE_GUIDE = 'a code of the guide, which each edition makes'
const BY_THE_SPORT = 'each sport and each engine has its own'
const SLIP = 'a secret printed on a slip'
const LEVEL = 'a rank of cards, which is no name of GraphQL'

/** Members of these names that hold text all the same, each with its reason. */
const OPEN: Readonly<Record<string, string>> = {
  'AddStageInput.format': 'a word for people',
  'AgreeAtTableInput.code': SLIP,
  'BoardContract.declarer': BY_THE_SPORT,
  'CallDirectorInput.code': SLIP,
  'AnswerPollInput.level': 'in the words of who was asked',
  'AwardForm.code': OF_THE_GUIDE,
  'CardFault.code': BY_THE_SPORT,
  'CasebookFilter.level': CATEGORY,
  'CategoryFactor.category': CATEGORY,
  'CategoryFactorInput.category': CATEGORY,
  'ConditionsDocument.category': CATEGORY,
  'ConditionsDocument.code': ITS_OWN,
  'ChangeEventInput.category': CATEGORY,
  'ChangeEventInput.code': ITS_OWN,
  'CommitImportInput.category': CATEGORY,
  'CommitImportInput.code': ITS_OWN,
  'CreateFromTemplateInput.code': ITS_OWN,
  'CreateEventInput.category': CATEGORY,
  'CreateEventInput.code': ITS_OWN,
  'CreateOrganisationInput.code': ITS_OWN,
  'CreatePolicyInput.code': ITS_OWN,
  'CreateRankingInput.code': ITS_OWN,
  'CrossCell.marks': BY_THE_SPORT,
  'CrossTable.unit': BY_THE_SPORT,
  'DeclareIssuerInput.code': ITS_OWN,
  'DeclareIssuerPayload.code': ITS_OWN,
  'DisputeAtTableInput.code': SLIP,
  'EnterTableResultInput.code': SLIP,
  'Event.category': CATEGORY,
  'EventFilter.category': CATEGORY,
  'Event.code': ITS_OWN,
  'ExplanationNode.code': BY_THE_SPORT,
  'FinalPreset.code': BY_THE_SPORT,
  'FoundFederationInput.code': ITS_OWN,
  'GuandanDealRecord.level': LEVEL,
  'GuandanDealRecordInput.level': LEVEL,
  'GuandanLadderStep.level': LEVEL,
  'GuideCounter.code': OF_THE_GUIDE,
  'GuideOption.code': OF_THE_GUIDE,
  'GuideSituation.code': OF_THE_GUIDE,
  'GuideWord.code': OF_THE_GUIDE,
  'HistoryEntry.type': 'written down as it was then; a later version may know it no more',
  'IdentifierIssuer.code': ITS_OWN,
  'Import.format': 'as the file itself is recognised; a reader may be taken out again',
  'LawUse.code': 'a situation of the guide, or one that a led question begins with',
  'LeaderList.code': BY_THE_SPORT,
  'MahjongPenaltyNote.code': 'of the catalogue of the edition',
  'MahjongPenaltyNoteInput.code': 'of the catalogue of the edition',
  'MatchCard.unit': BY_THE_SPORT,
  'Organisation.code': ITS_OWN,
  'PersonName.source': 'the register, or the name of a file',
  'PointAward.colour': CATEGORY,
  'Policy.code': ITS_OWN,
  'PollAnswer.level': 'in the words of who was asked',
  'ProposedEvent.category': CATEGORY,
  'ProposedEvent.code': ITS_OWN,
  'RequestEventInput.category': CATEGORY,
  'RequestEventInput.code': ITS_OWN,
  'ResubmitEventRequestInput.category': CATEGORY,
  'ResubmitEventRequestInput.code': ITS_OWN,
  'Query.ranking(code)': ITS_OWN,
  'Query.tableEntry(code)': SLIP,
  'Ranking.code': ITS_OWN,
  'RecordDisagreement.code': BY_THE_SPORT,
  'ResultsFile.format': BY_THE_SPORT,
  'SettingOption.code': 'a word of the settings of a sport, described beside its reader',
  'SituationStatistic.code': OF_THE_GUIDE,
  'Stage.format': 'a word for people',
  'StandingColumn.code': BY_THE_SPORT,
  'StandingLine.separatedBy': BY_THE_SPORT,
  'StandingLine.unit': BY_THE_SPORT,
  'StandingsRevision.columnCodes': BY_THE_SPORT,
  'StandingsRevision.unit': BY_THE_SPORT,
  'StoryPeak.code': BY_THE_SPORT,
  'StoryScore.unit': BY_THE_SPORT,
  'TableCode.code': SLIP,
  'TablePlace.code': SLIP,
  'TablePoints.unit': BY_THE_SPORT,
  'TravellerAward.marks': BY_THE_SPORT,
  'TravellerAward.unit': BY_THE_SPORT,
  'WhatIf.colour': CATEGORY,
}

interface Named {
  readonly name: string
  readonly type: GraphQLInputType | GraphQLOutputType
}

const isText = ({ name, type }: Named): boolean => NAMES.has(name) && getNamedType(type).toString() === 'String'

const textsOf = (type: GraphQLNamedType): string[] => {
  if (isInputObjectType(type)) {
    const fields: readonly Named[] = Object.values(type.getFields())
    return fields.filter(isText).map(field => `${type.name}.${field.name}`)
  }
  if (!isObjectType(type) && !isInterfaceType(type)) return []
  return Object.values(type.getFields()).flatMap(field => [
    ...(isText(field) ? [`${type.name}.${field.name}`] : []),
    ...field.args.filter(isText).map(arg => `${type.name}.${field.name}(${arg.name})`),
  ])
}

it('a member named as a closed word is an enum, or stands here with the reason why it is text', () => {
  const types = Object.values(createSchema().getTypeMap()).filter(type => !isIntrospectionType(type))
  expect(types.flatMap(textsOf).sort()).toEqual(Object.keys(OPEN).sort())
})
