export type { RankingInput } from './load-rankings'
export { RankingView } from './ranking-view'
export { RankingsView } from './rankings-view'
export { rankingPicture, rankingTitle } from './ranking-title'
