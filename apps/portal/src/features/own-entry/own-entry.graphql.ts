import { graphql } from '@/gql'
import {
  EntryFields,
  EntryTermsFields,
  PermissionFields,
  PersonNameFields,
  ProblemFields,
  WordsFields,
} from '@/gql/fragments'

export const EntryRequestFields = graphql(
  `
    fragment EntryRequestFields on EntryRequest @_unmask {
      id
      name
      status
      isOpen
      isAcceptable
      requestedAt
      reason
      waitingPlace
      players {
        ordinal
        answer
        person {
          id
          ...PersonNameFields
        }
      }
      entry {
        id
        number
        checkedInAt
        withdrawnAt
      }
      fees {
        kind
        amount
        currency
        party
        receipt
        recordedAt
      }
      permissions {
        canAnswer {
          ...PermissionFields
        }
        canLeave {
          ...PermissionFields
        }
        canDecide {
          ...PermissionFields
        }
      }
    }
  `,
  [PermissionFields, PersonNameFields],
)

export const EnterEventQuery = graphql(
  `
    query EnterEvent($id: ID!) {
      event(id: $id) {
        id
        slug
        timeZone
        canEnterOneself {
          ...PermissionFields
        }
        entryTerms {
          ...EntryTermsFields
        }
        organisation {
          code
          name {
            ...WordsFields
          }
        }
        officeEntriesOfViewer {
          ...EntryFields
        }
        canLeaveOfficeEntry {
          ...PermissionFields
        }
        myEntryRequest {
          ...EntryRequestFields
        }
      }
    }
  `,
  [EntryFields, EntryRequestFields, EntryTermsFields, PermissionFields, WordsFields],
)

export const MyEntriesQuery = graphql(
  `
    query MyEntries {
      viewer {
        entryRequests(first: 20) {
          ...EntryRequestFields
          event {
            id
            slug
            startsOn
            endsOn
            timeZone
            name {
              ...WordsFields
            }
          }
        }
      }
    }
  `,
  [EntryRequestFields, WordsFields],
)

export const EntryDeskQuery = graphql(
  `
    query EntryDesk($id: ID!) {
      organisations(first: 200) {
        edges {
          node {
            id
            name {
              ...WordsFields
            }
          }
        }
      }
      event(id: $id) {
        id
        slug
        sport
        timeZone
        startsOn
        name {
          ...WordsFields
        }
        canSetEntryTerms {
          ...PermissionFields
        }
        permissions {
          canRun {
            ...PermissionFields
          }
        }
        entryTerms {
          ...EntryTermsFields
        }
        entryRequests(first: 200) {
          ...EntryRequestFields
        }
        stages {
          id
          ordinal
          entries {
            ...EntryFields
            withdrawnAt
            checkedInAt
          }
        }
      }
    }
  `,
  [EntryFields, EntryRequestFields, EntryTermsFields, PermissionFields, WordsFields],
)

export const EligibilityQuery = graphql(
  `
    query EntryEligibility($event: ID!, $people: [ID!]!) {
      entryEligibility(event: $event, people: $people) {
        ...ProblemFields
      }
    }
  `,
  [ProblemFields],
)

export const SetEntryTermsMutation = graphql(
  `
    mutation SetEntryTerms($input: SetEntryTermsInput!) {
      setEntryTerms(input: $input) {
        event {
          id
          slug
        }
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)

export const RequestEntryMutation = graphql(
  `
    mutation RequestEntry($input: RequestEntryInput!) {
      requestEntry(input: $input) {
        request {
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

export const AnswerEntryMutation = graphql(
  `
    mutation AnswerEntry($input: AnswerEntryInput!) {
      answerEntry(input: $input) {
        request {
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

export const LeaveEntryMutation = graphql(
  `
    mutation LeaveEntry($input: LeaveEntryInput!) {
      leaveEntry(input: $input) {
        request {
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

export const DecideEntryMutation = graphql(
  `
    mutation DecideEntry($input: DecideEntryInput!) {
      decideEntry(input: $input) {
        request {
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

export const RecordFeeMutation = graphql(
  `
    mutation RecordFee($input: RecordFeeInput!) {
      recordFee(input: $input) {
        receipt
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)

export const CheckInMutation = graphql(
  `
    mutation CheckIn($input: CheckInInput!) {
      checkIn(input: $input) {
        entry {
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
