/** One result of a made-up pairs session: `[board, ns, ew, contract, declarer, tricks]`. */
export type Result = readonly [number, string, string, string, string, number]

const player = (name: string, id: string) =>
  `<PLAYER><PLAYER_NAME>${name}</PLAYER_NAME><NATIONAL_ID_NUMBER>${id}</NATIONAL_ID_NUMBER></PLAYER>`

const pair = (number: string) =>
  `<PAIR><PAIR_NUMBER>${number}</PAIR_NUMBER>${player(`First ${number}`, `${number}01`)}${player(`Second ${number}`, `${number}02`)}</PAIR>`

const line = ([, ns, ew, contract, declarer, tricks]: Result) =>
  `<TRAVELLER_LINE><NS_PAIR_NUMBER>${ns}</NS_PAIR_NUMBER><EW_PAIR_NUMBER>${ew}</EW_PAIR_NUMBER><CONTRACT>${contract}</CONTRACT><PLAYED_BY>${declarer}</PLAYED_BY><TRICKS>${tricks}</TRICKS></TRAVELLER_LINE>`

/** A USEBIO 1.2 file of a one-winner matchpoint session. */
export const usebioFile = (title: string, pairs: readonly string[], results: readonly Result[]): string => {
  const boards = [...new Set(results.map(([board]) => board))]
  return `<?xml version="1.0" encoding="UTF-8"?>
<USEBIO Version="1.2">
<CLUB><CLUB_NAME>Test Club</CLUB_NAME></CLUB>
<EVENT EVENT_TYPE="MP_PAIRS">
<EVENT_DESCRIPTION>${title}</EVENT_DESCRIPTION>
<PROGRAM_NAME>Compscore3</PROGRAM_NAME>
<DATE>14/03/2026</DATE>
<BOARD_SCORING_METHOD>MATCH_POINTS</BOARD_SCORING_METHOD>
<WINNER_TYPE>1</WINNER_TYPE>
<SESSION_COUNT>1</SESSION_COUNT>
<PARTICIPANTS>
${pairs.map(pair).join('\n')}
</PARTICIPANTS>
${boards
  .map(
    board =>
      `<BOARD><BOARD_NUMBER>${board}</BOARD_NUMBER>\n${results
        .filter(([of]) => of === board)
        .map(line)
        .join('\n')}\n</BOARD>`,
  )
  .join('\n')}
</EVENT>
</USEBIO>
`
}

/** Six pairs, four boards, three tables each: enough for places, a tie and a correction that moves them. */
export const sixPairs: readonly Result[] = [
  [1, '1', '2', '3NT', 'N', 9],
  [1, '3', '4', '3NT', 'N', 10],
  [1, '5', '6', '3NT', 'N', 8],
  [2, '1', '4', '4S', 'E', 10],
  [2, '3', '6', '4S', 'E', 9],
  [2, '5', '2', '3S', 'E', 10],
  [3, '1', '6', '2H', 'S', 8],
  [3, '3', '2', '2H', 'S', 9],
  [3, '5', '4', '2H', 'S', 7],
  [4, '2', '4', '5DX', 'W', 9],
  [4, '1', '3', '5D', 'W', 10],
  [4, '6', '5', '4D', 'W', 10],
]
