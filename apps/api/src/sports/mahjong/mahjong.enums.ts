import type { HandActKind } from '@paiji/rules/played-hand'
import type { FalseWinKind, HandResultKind, MahjongSheet, SessionEnd, WinFlag } from '@paiji/rules/mahjong'
import { enumOf } from '../../schema-kit/enum.js'

export const MahjongSheetKindEnum = enumOf<MahjongSheet['kind']>('MahjongSheetKind', 'What stands on a sheet.', {
  hands: 'The session hand by hand.',
  totals: 'The four totals only.',
  notPlayed: 'Nothing: it was not played.',
})

export const MahjongSessionEndEnum = enumOf<SessionEnd>('MahjongSessionEnd', 'How a session ended.', {
  allHands: 'All its hands were played.',
  time: 'Time was called.',
})

export const MahjongResultKindEnum = enumOf<HandResultKind>('MahjongResultKind', 'How a hand ended.', {
  selfDraw: 'Won on a tile drawn.',
  discard: 'Won on a discard.',
  robbedKong: 'Won by robbing a kong.',
  drawn: 'Nobody won.',
})

export const MahjongFalseWinKindEnum = enumOf<FalseWinKind>('MahjongFalseWinKind', 'What was wrong with a win.', {
  falseWin: 'The hand was not a winning one.',
  bluffWin: 'A win was feigned.',
  wreckedHand: 'The hand or the wall was pushed over.',
})

export const MahjongFlagEnum = enumOf<WinFlag>('MahjongFlag', 'A circumstance of a win.', {
  self: 'The tile was drawn.',
  last: 'It was the last tile of the wall, or its discard.',
  repl: 'It replaced a kong.',
  rob: 'A kong was robbed.',
  lok: 'It was the fourth of its kind, the other three lying open.',
})

export const MahjongActEnum = enumOf<HandActKind>('MahjongActKind', 'What a player did in a hand.', {
  draw: 'A tile drawn.',
  drawFromBack: 'A tile drawn from the back of the wall.',
  flower: 'A flower laid out.',
  discard: 'A tile discarded.',
  chow: 'A discard taken for a chow.',
  pung: 'A discard taken for a pung.',
  kong: 'A discard taken for a kong.',
  concealedKong: 'A concealed kong laid down.',
  addedKong: 'A tile added to a pung.',
  win: 'A win.',
  falseWin: 'A win that did not stand.',
  withdrawn: 'A win that was called and given up before it was shown.',
})
