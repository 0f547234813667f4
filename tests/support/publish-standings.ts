import type { Journey } from './journey.js'

/** Publishes the standings of a stage (its id of the API) as they are computed now; the id of the revision. */
export const publishStandings = async (journey: Journey, stage: string): Promise<string> => {
  const { staff } = journey.federation
  const { stage: shown } = await journey.ask<{ stage: { provisional: { id: string } } }>(
    staff,
    'query ($stage: ID!) { stage(id: $stage) { provisional { id } } }',
    { stage },
  )
  const { publishStandings: published } = await journey.ask<{ publishStandings: { revision: { id: string } } }>(
    staff,
    'mutation ($input: PublishStandingsInput!) { publishStandings(input: $input) { revision { id } } }',
    { input: { stage, revision: shown.provisional.id } },
  )
  return published.revision.id
}
