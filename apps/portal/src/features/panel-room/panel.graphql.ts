import { graphql } from '@/gql'
import { ClauseFields } from '@/gql/clause'
import { CasePowersFields } from '@/gql/case-powers'
import {
  AwardChangeFields,
  EntryFields,
  GuideFieldFields,
  ListChangeFields,
  PersonNameFields,
  StandingChangeFields,
  WordsFields,
} from '@/gql/fragments'

export const CaseHeadFields = graphql(
  `
    fragment CaseHeadFields on Appeal @_unmask {
      id
      slug
      number
      status
      phase
      isDecided
      isNotified
      outcome
      version
      slot
      stage {
        id
        standings {
          id
        }
      }
      timeZone
      relations
      clocks {
        kind
        metAt
        lapsedAt
        endedAt
      }
      awaited {
        who
        called {
          ...WordsFields
        }
        by
      }
      dispensed
      nextSteps {
        code
        who
        by
        where
        calendar
        stopped
        mine
      }
      statement
      relief
      ruling {
        id
        facts
        decision
        directorCalled {
          ...WordsFields
        }
        clause {
          ...ClauseFields
        }
      }
      statements {
        id
        kind
        called {
          ...WordsFields
        }
        facts
        reasons
        at
      }
      orders {
        id
        kind
        status
        text
        reasons
        clauses {
          ...ClauseFields
        }
      }
      table {
        slot
        session
        section
        board
        printed {
          name
          value
        }
      }
      event {
        id
        slug
        sport
        edition {
          id
        }
        name {
          ...WordsFields
        }
      }
      evidence {
        id
        number
        kind
        title
        visibility
      }
    }
  `,
  [ClauseFields, WordsFields],
)

export const CaseHeadQuery = graphql(
  `
    query CaseRoomHead($id: ID!) {
      appeal(id: $id) {
        ...CaseHeadFields
      }
    }
  `,
  [CaseHeadFields],
)

export const SeatsQuery = graphql(
  `
    query PanelSeats($appeal: ID!) {
      panelOf(appeal: $appeal) {
        id
        role
        status
        disclosesNone
        disclosure
        leftAt
        person {
          ...PersonNameFields
        }
      }
      panelChallenges(appeal: $appeal) {
        id
        member {
          id
        }
        reason
        decision
        reasons
        recordedAt
      }
      panelConsents(appeal: $appeal) {
        side
        party
        called { ...WordsFields }
        consentedAt
        onPaper
        reachable
        mine
      }
      panelsFormed(appeal: $appeal) {
        formedAt
        dissolvedAt
        cause
        draw {
          number
          seed
          committedAt
          headSize
          headRoot
          candidates
          drawnAt
        }
        seats {
          id
          role
          person {
            ...PersonNameFields
          }
        }
      }
    }
  `,
  [PersonNameFields, WordsFields],
)

export const CandidatesQuery = graphql(
  `
    query PanelCandidates($appeal: ID!) {
      candidatesForPanel(appeal: $appeal) {
        standing
        served
        mayChair
        findings {
          code
          hard
          overridable
          with {
            ...WordsFields
          }
          params {
            name
            value
          }
        }
        person {
          ...PersonNameFields
        }
      }
    }
  `,
  [PersonNameFields, WordsFields],
)

export const DecisionQuery = graphql(
  `
    query CaseDecision($appeal: ID!) {
      draftedDecision(appeal: $appeal) {
        outcome
        findings
        articles {
          edition
          article
        }
        reasoning
        reasoningZh
        reasoningEn
        orders {
          kind
          as
          text
          clause {
            ...ClauseFields
          }
          slot
          form
          answers {
            name
            value
          }
          awarded
          award
          payload
          entrant {
            id
          }
          amount
          reach
          adjustments
          person {
            id
          }
          scope
          startsOn
          endsOn
          money
          currency
          provenDamage
          fate
          to
          why
        }
        figures {
          slot
          entry {
            ...EntryFields
          }
          explanation {
            nodes {
              index
              parent
              depth
              code
              value
              params {
                name
                value
              }
              clause {
                ...ClauseFields
              }
              factId
            }
          }
        }
        meritless
        dissents
        votesFor
        votesAgainst
        signedAt
        notifiedAt
        previewStands
        standings {
          ...StandingChangeFields
        }
        awards {
          ...AwardChangeFields
        }
        lists {
          ...ListChangeFields
        }
        grades {
          change
          name {
            ...WordsFields
          }
          person {
            ...PersonNameFields
          }
        }
      }
    }
  `,
  [ClauseFields, EntryFields, StandingChangeFields, AwardChangeFields, ListChangeFields, WordsFields, PersonNameFields],
)

export const ContestantsQuery = graphql(
  `
    query CaseContestants($event: ID!) {
      event(id: $event) {
        id
        stages {
          id
          entries {
            ...EntryFields
          }
        }
      }
    }
  `,
  [EntryFields],
)

/** What can be ordered: where, which results can be put there, which penalties can be lifted or lessened. */
export const DecisionGuideQuery = graphql(
  `
    query DecisionGuide($appeal: ID!, $slot: String) {
      decisionGuide(appeal: $appeal, slot: $slot) {
        slot
        ruled {
          form
          answers {
            name
            value
          }
          article
        }
        places {
          slot
          session
          section
          round
          table
          board
          sides {
            ...EntryFields
          }
        }
        awards {
          code
          name {
            ...WordsFields
          }
          fields {
            ...GuideFieldFields
          }
        }
        powers {
          ...CasePowersFields
        }
        adjustments {
          id
          as
          kind
          amount
          slot
          clause {
            ...ClauseFields
          }
          entry {
            ...EntryFields
          }
        }
      }
    }
  `,
  [ClauseFields, CasePowersFields, EntryFields, GuideFieldFields, WordsFields],
)
