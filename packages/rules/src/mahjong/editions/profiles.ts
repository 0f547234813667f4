import type { ScoringProfile } from '../tiles/profile.js'
import { profile1998 } from './mcr-1998/profile.js'
import { profile2006 } from './wmo-2006/profile.js'

const profiles: readonly ScoringProfile[] = [profile1998, profile2006]

/** The scoring profile of an edition by its id, with or without the sport: `wmo-2006`, `mahjong/mcr-1998`. */
export const scoringProfile = (edition: string): ScoringProfile | undefined =>
  profiles.find(profile => profile.edition === edition || profile.edition === `mahjong/${edition}`)

export const defaultEditionName = 'wmo-2006'
