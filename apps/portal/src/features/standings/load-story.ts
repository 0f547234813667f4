import type { ResultOf } from '@/gql'
import { ask } from '@/lib/graphql/server-client'
import { StoryQuery } from './story.graphql'

type Revision = NonNullable<ResultOf<typeof StoryQuery>['revision']>
export type Story = NonNullable<Revision['story']>

/** What a published revision tells of how it came about; undefined where it tells nothing. */
export const loadStory = async (revision: string): Promise<(Story & { readonly unit: string }) | undefined> => {
  const answer = await ask(StoryQuery, { revision })
  const found = answer.ok ? answer.data.revision : undefined
  return found?.story ? { ...found.story, unit: found.unit } : undefined
}
