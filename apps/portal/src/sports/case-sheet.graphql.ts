import { graphql } from '@/gql'
import { GuandanSheetFields } from './guandan/sheet.graphql'
import { MahjongSheetFields } from './mahjong/sheet.graphql'

/** A sheet in print. One line per sport that shows it whole. */
export const CaseSheetFields = graphql(
  `
    fragment CaseSheetFields on ScoreSheet @_unmask {
      __typename
      ...GuandanSheetFields
      ...MahjongSheetFields
    }
  `,
  [GuandanSheetFields, MahjongSheetFields],
)
