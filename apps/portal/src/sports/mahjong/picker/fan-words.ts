import { type FanNo, fanRule, scoringBooks, type ScoringProfile } from '@paiji/rules/mahjong'

/** Name of a fan in an edition, the reader's language first. */
export const fanName = (profile: ScoringProfile, fan: FanNo, locale: string): { first: string; second: string } => {
  const { zh, en } = fanRule(profile, fan).name
  return locale === 'en' ? { first: en, second: zh } : { first: zh, second: en }
}

/** The editions a hand can be scored by, the newest first. */
export const scoringEditions = scoringBooks.toReversed().map(({ title, profile }) => ({
  id: profile.edition,
  title,
  profile,
}))
