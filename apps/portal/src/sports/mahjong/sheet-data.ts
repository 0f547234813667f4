import type { ResultOf } from '@/gql'
import type { MahjongSheetFields } from './sheet.graphql'

export type MahjongSheetData = ResultOf<typeof MahjongSheetFields>
export type MahjongHandData = MahjongSheetData['hands'][number]
