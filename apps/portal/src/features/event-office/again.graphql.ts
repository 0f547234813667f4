import { graphql } from '@/gql'
import { EntryFields, ProblemFields } from '@/gql/fragments'

/** Who comes to the evenings of a series, besides those of the last one. */
export const RegularsQuery = graphql(
  `
    query Regulars($event: ID!) {
      event(id: $event) {
        id
        regulars {
          evenings
          entry {
            ...EntryFields
          }
        }
      }
    }
  `,
  [EntryFields],
)

/** The acts of an evening that is made from one before it, each with what the next one needs. */
export const HoldAgainMutation = graphql(
  `
    mutation HoldAgain($input: CopyEventInput!) {
      copyEvent(input: $input) {
        events {
          id
          stages {
            id
          }
        }
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)

export const EnterRegularsMutation = graphql(
  `
    mutation EnterRegulars($input: EnterEntrantsInput!) {
      enterEntrants(input: $input) {
        entered
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)

export const OpenEveningMutation = graphql(
  `
    mutation OpenEvening($input: OpenSessionInput!) {
      openSession(input: $input) {
        session {
          id
        }
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)

export const LayOutEveningMutation = graphql(
  `
    mutation LayOutEvening($input: ApplyMovementInput!) {
      applyMovement(input: $input) {
        session {
          id
          rounds {
            id
          }
        }
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)

export const AnnounceEveningMutation = graphql(
  `
    mutation AnnounceEvening($input: PublishRoundInput!) {
      publishRound(input: $input) {
        published
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)

export const GiveEveningCodesMutation = graphql(
  `
    mutation GiveEveningCodes($input: OpenTableEntryInput!) {
      openTableEntry(input: $input) {
        round {
          id
        }
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)
