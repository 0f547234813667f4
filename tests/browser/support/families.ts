import type { Addresses } from './places.js'

export interface Family {
  readonly name: string
  /** The address without the language. */
  readonly path: (at: Addresses) => string
}

const fixed = (name: string, path: string): Family => ({ name, path: () => path })

/** An address that nothing has. */
export const NOT_FOUND = '/nowhere'

/** Every kind of page anybody may read. */
export const publicFamilies: readonly Family[] = [
  fixed('home', ''),
  fixed('search', '/search?q=wang'),
  fixed('search-nothing', '/search?q=qqqqqqqq'),
  fixed('events', '/events'),
  { name: 'event', path: at => at.event },
  { name: 'event-live', path: at => at.openEvent },
  { name: 'event-entries', path: at => `${at.event}/entries` },
  { name: 'scorecard', path: at => at.scorecard },
  { name: 'event-boards', path: at => `${at.event}/boards` },
  { name: 'event-cross-table', path: at => `${at.event}/cross-table` },
  { name: 'board', path: at => at.board },
  { name: 'event-rulings', path: at => `${at.event}/rulings` },
  { name: 'ruling-slip', path: at => at.rulingSlip },
  { name: 'event-revisions', path: at => `${at.event}/revisions` },
  { name: 'event-calendar', path: at => `${at.guandanEvent}/calendar` },
  { name: 'event-draw', path: at => `${at.guandanEvent}/draw` },
  { name: 'event-leaders', path: at => `${at.guandanEvent}/leaders` },
  { name: 'event-press', path: at => `${at.event}/press` },
  { name: 'event-corrections', path: at => `${at.event}/corrections` },
  { name: 'explain-total', path: at => at.explainTotal },
  { name: 'explain-points', path: at => at.explainPoints },
  { name: 'explain-ranking', path: at => at.explainRanking },
  fixed('players', '/players'),
  { name: 'player', path: at => at.player },
  { name: 'player-history', path: at => `${at.player}/history` },
  { name: 'player-partners', path: at => `${at.player}/partners` },
  { name: 'player-play', path: at => `${at.player}/play` },
  { name: 'player-points', path: at => `${at.player}/points` },
  { name: 'player-corrections', path: at => `${at.player}/corrections` },
  { name: 'player-what-if', path: at => `${at.player}/what-if?place=3&event=${at.deskCorrect.split('/')[3]}` },
  { name: 'player-year', path: at => at.playerYear },
  fixed('rankings', '/rankings'),
  { name: 'ranking', path: at => at.ranking },
  fixed('clubs', '/clubs'),
  { name: 'club', path: at => at.club },
  { name: 'club-year', path: at => at.clubYear },
  { name: 'event-pairings', path: at => `${at.guandanEvent}/pairings` },
  { name: 'event-tables', path: at => `${at.guandanEvent}/tables` },
  { name: 'event-projector', path: at => `${at.guandanEvent}/projector` },
  fixed('casebook', '/casebook'),
  fixed('casebook-statistics', '/casebook/statistics'),
  fixed('guandan-tool', '/tools/guandan'),
  fixed('mahjong-tool', '/tools/mahjong'),
  fixed('law-book', '/laws/bridge/2017'),
  fixed('law-article', '/laws/bridge/2017/64'),
  { name: 'event-editions', path: at => `${at.event}/editions` },
  fixed('help', '/help'),
  fixed('help-job', '/help/player/appeal'),
  fixed('login', '/login'),
  fixed('not-found', NOT_FOUND),
]

/** A player's own pages. */
export const playerFamilies: readonly Family[] = [
  fixed('my', '/my'),
  { name: 'my-filing', path: at => at.filing },
  { name: 'my-case', path: at => at.case },
]

/** Every kind of page of the desk, as staff see it. */
export const deskFamilies: readonly Family[] = [
  fixed('desk', '/desk'),
  fixed('desk-sessions', '/desk/sessions'),
  { name: 'desk-session', path: at => at.deskSession },
  { name: 'desk-round', path: at => at.deskRound },
  { name: 'desk-double-check', path: at => `${at.deskRound}/double-check` },
  { name: 'desk-board', path: at => at.deskBoard },
  fixed('desk-webhooks', '/desk/webhooks'),
  fixed('desk-imports', '/desk/imports'),
  { name: 'desk-import', path: at => at.deskImport },
  fixed('desk-identity', '/desk/identity'),
  fixed('desk-corrections', '/desk/corrections'),
  { name: 'desk-correction', path: at => at.deskCorrection },
  { name: 'desk-event', path: at => `/desk${at.openEvent}` },
  { name: 'desk-rule', path: at => `/desk${at.openEvent}/rule` },
  { name: 'desk-rule-entry', path: at => at.deskRuleEntry },
  { name: 'desk-correct', path: at => at.deskCorrect },
  fixed('desk-new-event', '/desk/events/new'),
  { name: 'desk-office', path: at => `/desk${at.guandanEvent}/office` },
  fixed('desk-lists', '/desk/lists'),
  { name: 'desk-switch', path: at => `${at.deskBody}/switch` },
  { name: 'desk-rules', path: at => `${at.deskBody}/rules` },
  { name: 'desk-powers', path: at => `/desk${at.openEvent}/powers` },
  fixed('desk-simulation', '/desk/lists/simulate?ranking=bridge-open&bestOf=3'),
]

/** Pages of the desk that a clerk of the committee sees. */
export const clerkFamilies: readonly Family[] = [fixed('desk-cases', '/desk/cases')]
