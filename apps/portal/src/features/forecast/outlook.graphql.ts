import { graphql } from '@/gql'
import {
  CorrectionFields,
  ExplanationFields,
  GivenForFields,
  PersonNameFields,
  ProblemFields,
  RatedResultFields,
  WordsFields,
} from '@/gql/fragments'

const MissingFields = graphql(`
  fragment MissingFields on MissingForGrade @_unmask {
    kind
    amount
    have
    need
    colours
    categories
    placeAtMost
    fieldAtLeast
    months
    grade
  }
`)

export const GradeProgressFields = graphql(
  `
    fragment GradeProgressFields on GradeProgress @_unmask {
      awarded
      heldUpBy
      policy {
        id
        sport
        name {
          ...WordsFields
        }
      }
      steps {
        grade
        name {
          ...WordsFields
        }
      }
      current {
        grade
        name {
          ...WordsFields
        }
      }
      next {
        step {
          grade
          name {
            ...WordsFields
          }
        }
        missing {
          ...MissingFields
          ways {
            missing {
              ...MissingFields
            }
          }
        }
        events {
          id
          name {
            ...WordsFields
          }
        }
        explanation {
          ...ExplanationFields
        }
      }
    }
  `,
  [MissingFields, WordsFields, ExplanationFields],
)

const ComingEventFields = graphql(
  `
    fragment ComingEventFields on Event @_unmask {
      id
      slug
      sport
      status
      startsOn
      endsOn
      timeZone
      venue
      name {
        ...WordsFields
      }
      organisation {
        id
        code
        name {
          ...WordsFields
        }
      }
    }
  `,
  [WordsFields],
)

export const OutlookQuery = graphql(
  `
    query Outlook($id: ID!) {
      person(id: $id) {
        id
        number
        nextEvents(first: 10) {
          ...ComingEventFields
        }
        gradeProgress {
          ...GradeProgressFields
        }
        fadingPoints(first: 12) {
          on
          before
          after
          ranking {
            code
            sport
            name {
              ...WordsFields
            }
          }
          awards {
            before
            after
            because
            award {
              id
              ...GivenForFields
            }
          }
        }
        corrections(first: 3) {
          ...CorrectionFields
        }
      }
    }
  `,
  [ComingEventFields, GradeProgressFields, CorrectionFields, WordsFields, GivenForFields],
)

export const WhatIfChoicesQuery = graphql(
  `
    query WhatIfChoices($person: ID!) {
      person(id: $person) {
        id
        nextEvents(first: 20) {
          ...ComingEventFields
        }
      }
      events(filter: { pointsToCome: true }, first: 100) {
        edges {
          node {
            ...ComingEventFields
          }
        }
      }
    }
  `,
  [ComingEventFields],
)

export const WhatIfQuery = graphql(
  `
    query WhatIf($input: WhatIfInput!) {
      whatIf(input: $input) {
        problems {
          ...ProblemFields
        }
        whatIf {
          place
          points
          colour
          expiresOn
          asOf
          event {
            ...ComingEventFields
          }
          person {
            id
          }
          partners {
            ...PersonNameFields
          }
          field {
            size
            source
            entries
            entered
            group
          }
          policy {
            version
            name {
              ...WordsFields
            }
          }
          explanation {
            ...ExplanationFields
          }
          lists {
            unknown
            ranking {
              code
              kind
              sport
              name {
                ...WordsFields
              }
            }
            policy {
              version
              name {
                ...WordsFields
              }
            }
            published {
              rank
              value
              list {
                id
                asOf
              }
            }
            line {
              moved
              before {
                rank
                value
              }
              after {
                rank
                value
              }
              results {
                changed
                event {
                  id
                  slug
                  name {
                    ...WordsFields
                  }
                }
                before {
                  counted
                  because
                }
                after {
                  counted
                  because
                }
              }
            }
            rated {
              ...RatedResultFields
            }
            explanation {
              ...ExplanationFields
            }
          }
          grades {
            before {
              ...GradeProgressFields
            }
            after {
              ...GradeProgressFields
            }
          }
        }
      }
    }
  `,
  [
    ComingEventFields,
    GradeProgressFields,
    PersonNameFields,
    ExplanationFields,
    ProblemFields,
    RatedResultFields,
    WordsFields,
  ],
)

/** How far somebody is from the next grade. */
export const GradeBarsQuery = graphql(
  `
    query GradeBars($id: ID!) {
      person(id: $id) {
        id
        gradeProgress {
          ...GradeProgressFields
        }
      }
    }
  `,
  [GradeProgressFields],
)
