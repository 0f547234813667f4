import { dayOfAge, type Expiry } from '@paiji/rules/awards'
import type { IsoDate } from '../../base/clock.js'

/** The first day on which an award earned on `earnedOn` no longer counts. */
export const expiresOn = (expiry: Expiry | undefined, earnedOn: IsoDate): IsoDate | undefined =>
  expiry && dayOfAge(expiry.age, earnedOn, expiry.periods)
