import { readFileSync } from 'node:fs'
import {
  buildSchema,
  getNamedType,
  type GraphQLField,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLObjectType,
} from 'graphql'
import { describe, expect, it } from 'vitest'
import { schemaFile } from './emit-schema.js'

/** Lists of things with pages of their own, and lists nobody's page holds together, are answered a page at a time. */

const schema = buildSchema(readFileSync(schemaFile, 'utf8'))
const types = Object.values(schema.getTypeMap()).filter(
  (type): type is GraphQLObjectType => isObjectType(type) && !type.name.startsWith('__'),
)

/** Lists without a page size, and what bounds each. */
const boundedByNature: Readonly<Record<string, string>> = {
  'AnomalyDesk.anomalies': 'the page its query asks for',
  'ApplyCorrectionPayload.lists': 'the lists one correction issues again',
  'BlockedDraw.around': 'the sides of one round',
  'BlockedDraw.groups': 'the sides of one round',
  'CopyEventPayload.events': 'the copies of one act',
  'DecisionPlace.sides': 'who sits at a table',
  'DeskSlot.rulings': 'what was ruled at one table',
  'DeskSlot.sides': 'who sits at a table',
  'DrawRoundPayload.cut': 'the sides of one stage',
  'Event.corrections': 'what was corrected in one event',
  'Event.officeEntriesOfViewer': 'one person’s entries in one event, one a stage',
  'Event.imports': 'the files of one event',
  'EventOutcome.winners': 'four at the most',
  'Event.stages': 'the stages of one event',
  'Grade.events': 'the events one grade rests on',
  'GradeCandidate.events': 'the events that count towards one grade',
  'Import.questions': 'the people of one file',
  'LargeSpreadsheet.parts': 'of at most 250,000 rows, 5,000 each',
  'NextGrade.events': 'the events that count towards one grade',
  'PlaySession.rounds': 'the rounds of one session',
  'Query.candidatesForPanel': 'the members of one body’s committee',
  'Query.editions': 'the editions in the code',
  'Query.firstSteps': 'the steps there are',
  'Query.lawBooks': 'the texts in the code',
  'Query.ledSituations': 'the situations an edition has questions for',
  'Query.matchEntrants': 'the players that were typed',
  'Query.webhookBodies': 'the bodies at which one viewer holds a role',
  'Query.organisersOfViewer': 'the bodies at which one viewer holds a role or an office',
  'Query.panelChallenges': 'the challenges to one panel',
  'Query.panelConsents': 'the sides of one case',
  'Query.panelOf': 'the members of one panel',
  'Query.panelsFormed': 'the panels of one case',
  'Query.planSettings': 'the settings in the code',
  'Query.powers': 'the acts there are',
  'Query.pollsOf': 'the polls of one case',
  'Query.rankings': 'the rankings a federation keeps',
  'Query.entryEligibility': 'the players that were asked about',
  'Query.policyStarts': 'the forms of policy there are',
  'RankingEntry.partners': 'who plays in one partnership',
  'MatchMove.agreed': 'who sits at a table',
  'RoundTable.sidesOfViewer': 'who sits at a table',
  'SeatDraw.waiting': 'the field of one stage',
  'SeatDraw.waitingOfViewer': 'one person’s entries in one stage',
  'RoundTable.sides': 'who sits at a table',
  'TableAmendment.sides': 'who sits at a table',
  'SearchResults.rankings': 'as many as the search asks for of each kind',
  'SeatChange.after': 'who sits at a table',
  'SeatChange.before': 'who sits at a table',
  'SeatingReport.unbalanced': 'the field of one stage',
  'Stage.entries': 'the field of one stage',
  'Stage.suspended': 'the field of one stage',
  'Stage.revisions': 'the publications of one stage',
  'Stage.sessions': 'the sessions of one stage',
  'StandingsStory.first': 'the best three of one stage',
  'StandingsRevision.withoutResult': 'the field of one stage',
  'StoryStep.leaders': 'those level in the lead',
  'TeamPlace.members': 'the members of one team',
  'TableEntrySlot.sides': 'who sits at a table',
  'TravellerLine.rulings': 'what was ruled at one table',
  'TravellerLine.sides': 'who sits at a table',
  'WhatIf.partners': 'who plays for one entry',
}

type Field = GraphQLField<unknown, unknown>

const isList = ({ type }: Field) => isListType(isNonNullType(type) ? type.ofType : type)
const isOfNodes = ({ type }: Field) => {
  const named = getNamedType(type)
  return isObjectType(named) && named.getInterfaces().some(one => one.name === 'Node')
}
const isPage = ({ type }: Field) => getNamedType(type).name.endsWith('Connection')

const fields = types.flatMap(type =>
  Object.values(type.getFields()).map(field => ({ place: `${type.name}.${field.name}`, type: type.name, field })),
)
const pageSize = (field: Field) => field.args.find(arg => arg.name === 'first')

describe('lists', () => {
  it('of nodes, and those of the root, are paged or bounded by nature', () => {
    const unpaged = fields
      .filter(({ field, type }) => isList(field) && (isOfNodes(field) || type === 'Query') && !pageSize(field))
      .map(({ place }) => place)
    expect(unpaged.sort()).toEqual(Object.keys(boundedByNature).sort())
  })

  it('that are connections take a page size; those of a search have the search’s', () => {
    const without = fields.filter(({ field }) => isPage(field) && !pageSize(field)).map(({ place }) => place)
    expect(without.sort()).toEqual(['SearchResults.events', 'SearchResults.organisations', 'SearchResults.people'])
  })

  it('have a page size to begin with that is no larger than a page may be', () => {
    const odd = fields.filter(({ field }) => {
      const size = pageSize(field)
      return size && !(typeof size.defaultValue === 'number' && size.defaultValue <= 200)
    })
    expect(odd.map(({ place }) => place)).toEqual([])
  })
})
