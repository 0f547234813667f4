import { graphql } from '@/gql'

export const PollsQuery = graphql(`
  query CasePolls($appeal: ID!) {
    pollsOf(appeal: $appeal) {
      id
      question
      options
      closed
      answers {
        option
        level
        comment
      }
    }
  }
`)

export const PollAskedQuery = graphql(`
  query PollAsked($poll: ID!) {
    pollInvitation(poll: $poll) {
      id
      question
      options
      closed
      answered
    }
  }
`)

export const PersonByNumberQuery = graphql(`
  query PolleeByNumber($number: String!) {
    personByNumber(number: $number) {
      id
    }
  }
`)
