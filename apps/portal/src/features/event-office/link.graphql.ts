import { graphql } from '@/gql'
import { EntryFields, OrganisationChoicesFields, PersonRowFields, ProblemFields, WordsFields } from '@/gql/fragments'

const MatchedPlayerFields = graphql(
  `
    fragment MatchedPlayerFields on MatchedPlayer @_unmask {
      text
      name
      status
      foundBy
      nameAgrees
      suspended
      person {
        ...PersonRowFields
      }
      enteredIn {
        number
      }
      candidates {
        score
        because
        person {
          ...PersonRowFields
        }
      }
    }
  `,
  [PersonRowFields],
)

export const MatchEntrantsQuery = graphql(
  `
    query MatchEntrants($stage: ID!, $players: [String!]!) {
      matchEntrants(stage: $stage, players: $players) {
        ...MatchedPlayerFields
      }
    }
  `,
  [MatchedPlayerFields],
)

export const UnlinkedPlayersQuery = graphql(
  `
    query UnlinkedPlayers($event: ID!) {
      event(id: $event) {
        id
        name {
          ...WordsFields
        }
        organisation {
          id
          code
        }
        standingsStatus
        stages {
          id
        }
      }
      unlinkedPlayers(event: $event, first: 50) {
        total
        players {
          player {
            id
            ordinal
            nameAsEntered
          }
          entry {
            ...EntryFields
          }
          match {
            ...MatchedPlayerFields
          }
        }
      }
    }
  `,
  [WordsFields, EntryFields, MatchedPlayerFields],
)

export const LinkPlayerMutation = graphql(
  `
    mutation LinkPlayer($input: LinkPlayerInput!) {
      linkPlayer(input: $input) {
        lists
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)

export const ClubChoicesQuery = graphql(
  `
    query ClubChoices {
      organisations(first: 200) {
        ...OrganisationChoicesFields
      }
    }
  `,
  [OrganisationChoicesFields],
)

export const RegisterPlayerMutation = graphql(
  `
    mutation RegisterPlayer($input: RegisterPersonInput!) {
      registerPerson(input: $input) {
        person {
          ...PersonRowFields
        }
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [PersonRowFields, ProblemFields],
)
