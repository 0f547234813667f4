import { graphql } from '@/gql'
import { WordsFields } from '@/gql/fragments'

/** What the pages of one thing show, as data: names and numbers that people know, exact values as texts. */

export const EventJsonQuery = graphql(
  `
    query EventJson($id: ID!) {
      event(id: $id) {
        id
        slug
        code
        name {
          ...WordsFields
        }
        sport
        category
        status
        startsOn
        endsOn
        venue
        timeZone
        organisation {
          code
          name {
            ...WordsFields
          }
        }
        stages {
          id
          ordinal
          name {
            ...WordsFields
          }
          format
          standings {
            id
            number
            status
            computedAt
            publishedAt
            officialAt
            unit
            outputDigest
            lines(first: 200) {
              totalCount
              edges {
                node {
                  position
                  rank
                  shared
                  total
                  percent
                  played
                  separatedBy
                  entry {
                    id
                    number
                    section
                    group
                    teamName
                    players {
                      nameAsEntered
                      person {
                        number
                        nameHan: name(script: Hans)
                        nameLatin: name(script: Latn)
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
  `,
  [WordsFields],
)

export const PlayerJsonQuery = graphql(
  `
    query PlayerJson($id: ID!) {
      person(id: $id) {
        id
        number
        nameHan: name(script: Hans)
        nameLatin: name(script: Latn)
        status
        club {
          code
          name {
            ...WordsFields
          }
        }
        currentRankings {
          rank
          shared
          value
          previousRank
          list {
            asOf
            slug
            ranking {
              code
              sport
            }
          }
        }
        results(first: 50) {
          totalCount
          edges {
            node {
              event {
                slug
                sport
                endsOn
                name {
                  ...WordsFields
                }
              }
              stage {
                name {
                  ...WordsFields
                }
              }
              line {
                rank
                shared
                rankedAmong
                total
                percent
                unit
              }
            }
          }
        }
      }
    }
  `,
  [WordsFields],
)

export const ClubJsonQuery = graphql(
  `
    query ClubJson($id: ID!) {
      organisation(id: $id) {
        id
        code
        kind
        name {
          ...WordsFields
        }
        timeZone
        parent {
          code
          name {
            ...WordsFields
          }
        }
        events(first: 50) {
          totalCount
          edges {
            node {
              slug
              sport
              category
              status
              startsOn
              endsOn
              name {
                ...WordsFields
              }
            }
          }
        }
      }
    }
  `,
  [WordsFields],
)

const ListJsonFields = graphql(
  `
    fragment ListJsonFields on RankingList @_unmask {
      id
      slug
      number
      asOf
      publishedAt
      outputDigest
      ranking {
        code
        sport
        kind
        name {
          ...WordsFields
        }
      }
      entries(first: 200) {
        totalCount
        edges {
          node {
            position
            rank
            shared
            value
            previousRank
            provisional
            person {
              number
              nameHan: name(script: Hans)
              nameLatin: name(script: Latn)
            }
            club {
              code
            }
          }
        }
      }
    }
  `,
  [WordsFields],
)

export const NewestListJsonQuery = graphql(
  `
    query NewestListJson($ranking: String!) {
      rankingList(ranking: $ranking) {
        ...ListJsonFields
      }
    }
  `,
  [ListJsonFields],
)

export const ListJsonQuery = graphql(
  `
    query ListJson($list: ID!) {
      rankingListById(id: $list) {
        ...ListJsonFields
      }
    }
  `,
  [ListJsonFields],
)
