import type { ScoringProfile } from '../tiles/profile.js'
import type { Bilingual } from '../../core/bilingual.js'
import { meta1998 } from './mcr-1998/meta.js'
import { profile1998 } from './mcr-1998/profile.js'
import { meta2006 } from './wmo-2006/meta.js'
import { profile2006 } from './wmo-2006/profile.js'

/** What a hand can be scored by: an edition without what a whole event needs, light enough for a page. */
export interface ScoringBook {
  readonly title: Bilingual
  readonly profile: ScoringProfile
}

/** Oldest first, as the editions are. */
export const scoringBooks: readonly ScoringBook[] = [
  { title: meta1998.title, profile: profile1998 },
  { title: meta2006.title, profile: profile2006 },
]

const profiles = scoringBooks.map(({ profile }) => profile)

/** The scoring profile of an edition by its id, with or without the sport: `wmo-2006`, `mahjong/mcr-1998`. */
export const scoringProfile = (edition: string): ScoringProfile | undefined =>
  profiles.find(profile => profile.edition === edition || profile.edition === `mahjong/${edition}`)

export const defaultEditionName = 'wmo-2006'
