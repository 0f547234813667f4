import type { TimeLimits } from '../../time-limits.js'

/** Art. 21: a play within 20 seconds, tribute within 15 of the last card drawn, the return within 30 of the tribute. */
export const gsac2017TimeLimits: TimeLimits = {
  play: {
    article: '21.1',
    offence: 'slowPlay',
    steps: [
      { after: 20, step: 'warning' },
      { after: 30, step: 'violation' },
    ],
  },
  tribute: {
    article: '21.2',
    offence: 'slowTribute',
    steps: [
      { after: 15, step: 'warning' },
      { after: 30, step: 'violation' },
    ],
  },
  returnTribute: {
    article: '21.2',
    offence: 'slowTribute',
    steps: [
      { after: 30, step: 'warning' },
      { after: 45, step: 'violation' },
    ],
  },
}
