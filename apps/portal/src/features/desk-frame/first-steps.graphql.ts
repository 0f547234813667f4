import { graphql } from '@/gql'

export const FirstStepsQuery = graphql(`
  query FirstSteps {
    firstSteps {
      step
      done
    }
  }
`)
