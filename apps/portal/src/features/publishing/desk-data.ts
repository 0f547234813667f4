import type { ResultOf } from '@/gql'
import type { PublishingQuery } from './publishing.graphql'

export type PublishingEvent = NonNullable<ResultOf<typeof PublishingQuery>['event']>
export type PublishingStage = PublishingEvent['stages'][number]
export type DeskRevision = NonNullable<PublishingStage['standings']>
