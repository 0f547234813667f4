export type { PlayInput } from './load-play'
export { PlayOfClub } from './play-of-club'
export { PlayOfPlayer } from './play-of-player'
export { PlayOnCard } from './play-on-card'
