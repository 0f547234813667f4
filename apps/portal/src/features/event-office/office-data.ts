import type { ResultOf } from '@/gql'
import type { NewEventQuery, OfficeQuery } from './office.graphql'

export type OfficeEvent = NonNullable<ResultOf<typeof OfficeQuery>['event']>
export type OfficeFigures = NonNullable<ResultOf<typeof OfficeQuery>['awardFigures']>
export type FinalPresetData = OfficeEvent['finalPresets'][number]
export type OfficeStage = OfficeEvent['stages'][number]
export type OfficeEntry = OfficeStage['entries'][number]
export type Edition = ResultOf<typeof NewEventQuery>['editions'][number]
