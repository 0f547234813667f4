/** Good files made up for the tests, one of each kind, in which every field that its reader knows is filled. */

/** The same evening in each: four pairs, three boards at two tables. */
const deals = [
  'N:T2.AKQJ.AKQJ.AKQ AKQJ.T98.T98.JT9 9876.7654.765.87 543.32.432.65432',
  'N:AK87.A2.Q94.T432 62.K98743.J53.KQ JT93.J6.KT8.AJ97 Q54.QT5.A762.865',
  'N:AKQT3.5.J932.T94 J854.AKT9.QT5.A7 96.87432.AK8.KQ2 72.QJ6.764.J8653',
] as const
const marks = [
  ['N', 'None'],
  ['E', 'NS'],
  ['S', 'EW'],
] as const

interface Played {
  readonly ns: number
  readonly ew: number
  readonly contract: string
  readonly by: string
  readonly tricks: number
  readonly score: number
  readonly lead: string
  readonly points: readonly [number, number]
}

const played = (row: readonly [number, number, string, string, number, number, string, number, number]): Played => {
  const [ns, ew, contract, by, tricks, score, lead, nsPoints, ewPoints] = row
  return { ns, ew, contract, by, tricks, score, lead, points: [nsPoints, ewPoints] }
}

const evening: readonly (readonly Played[])[] = [
  [played([1, 2, '3NT', 'N', 9, 400, 'SA', 2, 0]), played([3, 4, '3NT', 'N', 8, -50, 'SK', 0, 2])],
  [played([1, 2, '2H', 'E', 8, -110, 'SJ', 0, 2]), played([3, 4, '2HX', 'E', 7, 100, 'CA', 2, 0])],
  [played([1, 2, '4S', 'N', 10, 420, 'HA', 2, 0]), played([3, 4, '4S', 'N', 9, -50, 'HK', 0, 2])],
]

const people = ['Ann / Bo', 'Cy / Di', 'Eve / Flo', 'Gil / Hal'].map(pair => pair.split(' / '))
const standings = [
  [1, '4', '66.67', '1='],
  [4, '4', '66.67', '1='],
  [2, '2', '33.33', '3='],
  [3, '2', '33.33', '3='],
] as const

const csv = [
  '# title: Tuesday pairs',
  '# date: 2026-11-24',
  '# scoring: matchpoint',
  '# winners: 1',
  'section,round,table,board,ns,ew,contract,declarer,tricks,result,score,lead,ns_points,ew_points,ns_names,ew_names,ns_ids,ew_ids',
  ...evening.flatMap((lines, at) =>
    lines.map(({ ns, ew, contract, by, tricks, score, lead, points }, table) => {
      const relative = tricks - Number(contract[0]) - 6
      const result = relative === 0 ? '=' : relative > 0 ? `+${relative}` : `${relative}`
      const names = [ns, ew].map(pair => people[pair - 1]?.join('; '))
      const ids = [ns, ew].map(pair => `${pair}01; ${pair}02`)
      const about = ['A', at + 1, table + 1, at + 1, ns, ew, contract, by, tricks, result, score, lead]
      return [...about, ...points, ...names, ...ids].join(',')
    }),
  ),
  '',
].join('\n')

const hands = (deal: string): string =>
  deal
    .slice(2)
    .split(' ')
    .map((hand, at) => {
      const [s, h, d, c] = hand.split('.')
      return `<HAND><DIRECTION>${'NESW'[at]}</DIRECTION><CLUBS>${c}</CLUBS><DIAMONDS>${d}</DIAMONDS><HEARTS>${h}</HEARTS><SPADES>${s}</SPADES></HAND>`
    })
    .join('\n')

const lin = 'pn|Ann,Di,Bo,Cy|mb|1N|an|15-17|mb|P|mb|3N|mb|P|mb|P|mb|P|pc|SA|pc|S9|pc|S3|pc|S2|mc|9|'

const usebio = `<?xml version="1.0" encoding="utf-8"?>
<USEBIO Version="1.3">
<CLUB><CLUB_NAME>Old Hall</CLUB_NAME>
<CLUB_ID_NUMBER>42</CLUB_ID_NUMBER></CLUB>
<EVENT EVENT_TYPE="MP_PAIRS">
<EVENT_DESCRIPTION>Tuesday pairs</EVENT_DESCRIPTION>
<EVENT_IDENTIFIER>77</EVENT_IDENTIFIER>
<PROGRAM_NAME>Scorer</PROGRAM_NAME>
<PROGRAM_VERSION>1.2</PROGRAM_VERSION>
<DATE>24/11/2026</DATE>
<VENUE>Town hall</VENUE>
<WINNER_TYPE>1</WINNER_TYPE>
<BOARD_SCORING_METHOD>MATCH_POINTS</BOARD_SCORING_METHOD>
<MPS_AWARDED_FLAG>Y</MPS_AWARDED_FLAG>
<MASTER_POINT_SCALE>CLUB</MASTER_POINT_SCALE>
<MASTER_POINT_TYPE>BLACK</MASTER_POINT_TYPE>
<PARTICIPANTS>
${standings
  .map(
    ([pair, total, percent, place]) => `<PAIR><PAIR_NUMBER>${pair}</PAIR_NUMBER>
<TOTAL_SCORE>${total}</TOTAL_SCORE>
<PERCENTAGE>${percent}</PERCENTAGE>
<PLACE>${place}</PLACE>
<BOARDS_PLAYED>3</BOARDS_PLAYED>
<ADJUSTMENT>0</ADJUSTMENT>
<HANDICAP>0</HANDICAP>
<PAIR_IMPS>0</PAIR_IMPS>
<WINS_OR_DRAWS>0</WINS_OR_DRAWS>
<MASTER_POINTS><MASTER_POINTS_AWARDED>6</MASTER_POINTS_AWARDED>
<MASTER_POINT_TYPE>BLACK</MASTER_POINT_TYPE></MASTER_POINTS>
${(people[pair - 1] ?? [])
  .map(
    (name, at) => `<PLAYER RATEABLE="Y"><PLAYER_NAME>${name}</PLAYER_NAME>
<NATIONAL_ID_NUMBER>${pair}0${at + 1}</NATIONAL_ID_NUMBER>
<CLUB_ID_NUMBER>9${pair}${at + 1}</CLUB_ID_NUMBER></PLAYER>`,
  )
  .join('\n')}
</PAIR>`,
  )
  .join('\n')}
</PARTICIPANTS>
${evening
  .map(
    (lines, at) => `<BOARD><BOARD_NUMBER>${at + 1}</BOARD_NUMBER>
<DEALER>${marks[at]?.[0]}</DEALER>
<VULNERABILITY>${marks[at]?.[1]}</VULNERABILITY>
<BOARD_AVERAGE>1</BOARD_AVERAGE>
${hands(deals[at] as string)}
${lines
  .map(
    (line, table) => `<TRAVELLER_LINE><NS_PAIR_NUMBER>${line.ns}</NS_PAIR_NUMBER>
<EW_PAIR_NUMBER>${line.ew}</EW_PAIR_NUMBER>
<ROUND_NUMBER>${at + 1}</ROUND_NUMBER>
<TABLE_NUMBER>${table + 1}</TABLE_NUMBER>
<CONTRACT>${line.contract}</CONTRACT>
<PLAYED_BY>${line.by}</PLAYED_BY>
<LEAD>${line.lead}</LEAD>
<TRICKS>${line.tricks}</TRICKS>
<SCORE>${line.score}</SCORE>
<NS_MATCH_POINTS>${line.points[0]}</NS_MATCH_POINTS>
<EW_MATCH_POINTS>${line.points[1]}</EW_MATCH_POINTS>
${at === 0 && table === 0 ? `<LIN_DATA>${lin}</LIN_DATA>` : ''}
</TRAVELLER_LINE>`,
  )
  .join('\n')}
</BOARD>`,
  )
  .join('\n')}
</EVENT>
</USEBIO>
`

const columns =
  'Section\\1L;Table\\1R;Round\\1R;PairId_NS\\1R;PairId_EW\\1R;Contract\\4L;Declarer\\1L;Result\\2R;Lead\\2L;Score_NS\\4R;Score_EW\\4R;MP_NS\\1R;MP_EW\\1R;Percentage_NS\\3R;Percentage_EW\\3R;Names_NS\\12L;Names_EW\\12L'

const tableRow = ({ ns, ew, contract, by, tricks, lead, score, points }: Played, round: number, table: number) =>
  [
    ...['A', table, round, ns, ew, contract, by, tricks, lead, score, -score, ...points],
    ...points.map(point => point * 50),
    ...[ns, ew].map(pair => `"${people[pair - 1]?.join(' - ')}"`),
  ].join(' ')

const pbnTotals = `[TotalScoreTable "Rank\\2R;Section\\1L;PairId\\1R;TotalScoreMP\\3R;TotalPercentage\\5R;NrBoards\\1R;MemberIds\\9L;Names\\12L"]
${standings.map(([pair, total, percent, place]) => `${place} A ${pair} ${total} ${percent} 3 "${pair}01;${pair}02" "${people[pair - 1]?.join(' - ')}"`).join('\n')}
`

const pbn = `% PBN 2.1
${evening
  .map(
    (lines, at) => `[Event "Tuesday pairs"]
[Site "Town hall"]
[Date "2026.11.24"]
[Board "${at + 1}"]
[Dealer "${marks[at]?.[0]}"]
[Vulnerable "${marks[at]?.[1]}"]
[Deal "${deals[at]}"]
[Scoring "MP;MP1"]
[Competition "Pairs"]
[Application "Scorer 1.2"]
${at === 0 ? '[OptimumScore "NS 450"]\n[ParContract "NS 5H"]\n[DoubleDummyTricks "99bb899bb82422524225"]\n' : ''}[ScoreTable "${columns}"]
${lines.map((line, table) => tableRow(line, at + 1, table + 1)).join('\n')}
${at === 0 ? pbnTotals : ''}`,
  )
  .join('\n')}
[Event "Tuesday pairs"]
[Board "1"]
[West "Di"]
[North "Ann"]
[East "Cy"]
[South "Bo"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "${deals[0]}"]
[Declarer "N"]
[Contract "3NT"]
[Result "9"]
[Score "NS 400"]
[Table "1"]
[Round "1"]
[PairNS "1"]
[PairEW "2"]
[Auction "N"]
1NT Pass 3NT AP
[Play "E"]
SA S9 S3 S2
*
`

/** A game for each table, everything in its tags. */
const pbnGames = `% PBN 2.1
${evening
  .flatMap((lines, at) =>
    lines.map(
      (line, table) => `[Event "Tuesday pairs"]
[Site "Town hall"]
[EventDate "2026.11.24"]
[Board "${at + 1}"]
[West "${people[line.ew - 1]?.[1]}"]
[North "${people[line.ns - 1]?.[0]}"]
[East "${people[line.ew - 1]?.[0]}"]
[South "${people[line.ns - 1]?.[1]}"]
[Dealer "${marks[at]?.[0]}"]
[Vulnerable "${marks[at]?.[1]}"]
[Deal "${deals[at]}"]
[Scoring "MP"]
[Declarer "${line.by}"]
[Contract "${line.contract}"]
[Result "${line.tricks}"]
[Score "NS ${line.score}"]
[ScorePercentage "NS ${line.points[0] * 50}"]
[Table "${table + 1}"]
[Round "${at + 1}"]
${
  at === 0 && table === 0
    ? `[OptimumResultTable "Declarer;Denomination;Result"]\n${'NSEW'
        .split('')
        .flatMap((seat, row) =>
          ['NT', 'S', 'H', 'D', 'C'].map(
            (strain, column) =>
              `${seat} ${strain} ${Number.parseInt('99bb899bb82422524225'.charAt(row * 5 + column), 16)}`,
          ),
        )
        .join('\n')}\n[Auction "N"]\n1NT Pass 3NT AP\n[Play "E"]\nSA S9 S3 S2\n*\n`
    : ''
}
`,
    ),
  )
  .join('\n')}`

const linDeals = deals.map((deal, at) => {
  const [north = '', east = '', south = '', west = ''] = deal.slice(2).split(' ')
  const written = [south, west, north, east].map(hand => {
    const [s, h, d, c] = hand.split('.')
    return `S${s}H${h}D${d}C${c}`
  })
  return `md|${[3, 4, 1][at]}${written.join(',')}|`
})
const linFile = [
  `qx|o1|pn|Bo,Di,Ann,Cy|st||${linDeals[0]}sv|o|ah|Board 1|mb|1N|an|15-17|mb|p|mb|3N|mb|p|mb|p|mb|p|pc|SA|pc|S9|pc|S3|pc|S2|mc|9|`,
  `qx|o2|pn|Bo,Di,Ann,Cy|st||${linDeals[1]}sv|n|ah|Board 2|mb|1H|mb|p|mb|2H|mb|p|mb|p|mb|p|pc|SJ|mc|8|`,
  `qx|o3|pn|Bo,Di,Ann,Cy|st||${linDeals[2]}sv|e|ah|Board 3|mb|p|mb|p|mb|1S|mb|p|mb|4S|mb|p|mb|p|mb|p|pc|HA|mc|10|`,
].join('\n')

/** A segment of a match, both rooms, the results in the heading. */
const linMatch = [
  'vg|Cup Final,Segment 1,I,1,2,Reds,3,Blues,0|',
  'rs|3NN=,3NN-1,2HE=,2HE-1|',
  'pn|Bo,Di,Ann,Cy,Flo,Hal,Eve,Gil|',
  `qx|o1|st||${linDeals[0]}sv|o|mb|1N|mb|p|mb|3N|mb|p|mb|p|mb|p|pc|SA|mc|9|`,
  `qx|c1|st||${linDeals[0]}sv|o|mb|1N|mb|p|mb|3N|mb|p|mb|p|mb|p|pc|SK|mc|8|`,
  `qx|o2|st||${linDeals[1]}sv|n|mb|1H|mb|p|mb|2H|mb|p|mb|p|mb|p|pc|SJ|mc|8|`,
  `qx|c2|st||${linDeals[1]}sv|n|mb|1H|mb|p|mb|2H|mb|p|mb|p|mb|p|pc|CA|mc|7|`,
].join('\n')

const acblJson = {
  id: 1234,
  name: 'Tuesday pairs',
  start_date: '11/24/2026',
  board_scoring_method: 'MATCH_POINTS',
  winner_type: 1,
  type: 'PAIRS',
  club: { id: 42, name: 'Old Hall' },
  sections: [
    {
      name: 'A',
      pair_summaries: standings.map(([pair, total, percent, place]) => ({
        pair_number: pair,
        direction: 'NS',
        boards_played: 3,
        score: total,
        percentage: percent,
        adjustment: '0',
        strat_place: [{ strat_number: 1, rank: place.replace('=', '') }],
        awards_per_player: [[{ total: '0.94', pigment: [{ amount: '0.94', color: 'Black' }] }]],
        players: (people[pair - 1] ?? []).map((name, at) => ({ name, id_number: `${pair}0${at + 1}` })),
      })),
      boards: evening.map((lines, at) => ({
        board_number: at + 1,
        board_results: lines.map((line, table) => ({
          round_number: at + 1,
          table_number: table + 1,
          ns_pair: line.ns,
          ew_pair: line.ew,
          contract: line.contract,
          declarer: line.by,
          tricks_taken: line.tricks,
          opening_lead: line.lead,
          ns_score: line.score,
          ew_score: -line.score,
          ns_match_points: line.points[0],
          ew_match_points: line.points[1],
        })),
      })),
    },
  ],
}

const suitsOf = ['Spades', 'Hearts', 'Diamonds', 'Clubs'] as const
const bridgemate = {
  Section: [{ ID: 1, Letter: 'A', Tables: 2, MissingPair: 0, ScoringType: 10, Winners: 1 }],
  Session: [{ ID: 1, Name: 'Tuesday pairs', Date: '2026-11-24' }],
  RoundData: evening.flatMap((lines, at) =>
    lines.map(({ ns, ew }, table) => ({
      Section: 1,
      Table: table + 1,
      Round: at + 1,
      NSPair: ns,
      EWPair: ew,
      LowBoard: at + 1,
      HighBoard: at + 1,
    })),
  ),
  PlayerNumbers: people.flatMap((pair, at) =>
    pair.map((_, seat) => ({
      Section: 1,
      Table: at < 2 ? 1 : 2,
      Direction: (at % 2 === 0 ? 'NS' : 'EW')[seat],
      Number: `${at + 1}0${seat + 1}`,
      Name: '',
      Round: 0,
    })),
  ),
  PlayerNames: people.flatMap((pair, at) =>
    pair.map((name, seat) => ({ ID: Number(`${at + 1}0${seat + 1}`), Name: name, strID: `${at + 1}0${seat + 1}` })),
  ),
  HandRecord: deals.map((deal, at) => ({
    Section: 1,
    Board: at + 1,
    ...Object.fromEntries(
      deal
        .slice(2)
        .split(' ')
        .flatMap((hand, seat) =>
          hand
            .split('.')
            .map((cards, suit) => [`${['North', 'East', 'South', 'West'][seat]}${suitsOf[suit]}`, cards] as const),
        ),
    ),
  })),
  HandEvaluation: [
    {
      Section: 1,
      Board: 1,
      ...Object.fromEntries(
        ['North', 'South', 'East', 'West'].flatMap((seat, row) =>
          ['Notrump', ...suitsOf].map((strain, column) => [
            `${seat}${strain}`,
            Number.parseInt('99bb899bb82422524225'.charAt(row * 5 + column), 16),
          ]),
        ),
      ),
    },
  ],
  ReceivedData: evening.flatMap((lines, at) =>
    lines.map((line, table) => {
      const relative = line.tricks - Number(line.contract[0]) - 6
      return {
        ID: at * 2 + table + 1,
        Section: 1,
        Table: table + 1,
        Round: at + 1,
        Board: at + 1,
        PairNS: line.ns,
        PairEW: line.ew,
        Declarer: line.by === 'N' || line.by === 'S' ? line.ns : line.ew,
        'NS/EW': line.by,
        Contract: line.contract
          .replace(/^(\d)(NT|[SHDC])(X*)$/, '$1 $2 $3')
          .toLowerCase()
          .trim(),
        Result: relative === 0 ? '=' : relative > 0 ? `+${relative}` : `${relative}`,
        LeadCard: line.lead,
        Remarks: '',
        Erased: 0,
        DateLog: '2026-11-24',
      }
    }),
  ),
}

const page = (title: string, body: string): string =>
  `<!DOCTYPE html><html><head><meta charset="utf-8"><title>${title}</title></head><body>${body}</body></html>`
const tableOf = (heading: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  `<table><tr>${heading.map(cell => `<th>${cell}</th>`).join('')}</tr>\n${rows
    .map(cells => `<tr>${cells.map(cell => `<td>${cell}</td>`).join('')}</tr>`)
    .join('\n')}</table>`

const webPage = page(
  'Tuesday pairs 2026-11-24',
  `<h2>Ranking</h2>${tableOf(
    ['Rank', 'Pair', 'Names', 'Total', 'Percent'],
    standings.map(([pair, total, percent, place]) => [
      place,
      pair,
      (people[pair - 1] ?? []).join(' &amp; '),
      total,
      percent,
    ]),
  )}${evening
    .map(
      (lines, at) =>
        `<h3>Board ${at + 1}</h3>${tableOf(
          [
            'Round',
            'Table',
            'NS',
            'EW',
            'Contract',
            'By',
            'Tricks',
            'Lead',
            'Score NS',
            'Score EW',
            'NS MP',
            'EW MP',
            'NS names',
            'EW names',
          ],
          lines.map((line, table) => [
            ...[at + 1, table + 1, line.ns, line.ew, line.contract, line.by, line.tricks, line.lead],
            ...[line.score, -line.score, ...line.points],
            ...[line.ns, line.ew].map(pair => (people[pair - 1] ?? []).join(' &amp; ')),
          ]),
        )}`,
    )
    .join('\n')}`,
)

const bboPage = page(
  'Hands',
  tableOf(
    ['No', 'Time', 'North', 'South', 'East', 'West', 'Result', 'NS Points', 'NS Score', 'Play'],
    evening.flatMap((lines, at) =>
      lines.map((line, table) => {
        const relative = line.tricks - Number(line.contract[0]) - 6
        const result = `${line.contract.replace(/^(\d)NT/, '$1NT').replace(/X$/, 'x')}${line.by}${relative === 0 ? '=' : relative}`
        const [ns, ew] = [people[line.ns - 1] ?? [], people[line.ew - 1] ?? []]
        const view = `pn|${[ns[1], ew[1], ns[0], ew[0]].join(',')}|st||${linDeals[at]}sv|${'one'[at]}|ah|Board ${at + 1}|pc|${line.lead}|`
        return [
          ...[
            table + 1,
            `2026-11-24 20:0${table}`,
            ...ns,
            ...ew,
            result.replace('S', '♠').replace('H', '♥'),
            line.score,
          ],
          `${line.points[0] * 50}%`,
          `<a href="handviewer.html?lin=${encodeURIComponent(view)}">view</a>`,
        ]
      }),
    ),
  ),
)

/** The list of a club as a spreadsheet keeps it, with Chinese headings. */
const workbookRows: readonly (readonly (string | number)[])[] = [
  [
    ...['轮次', '桌号', '牌号', '南北', '东西', '定约', '庄家', '墩数', '首攻', '南北得分', '东西得分'],
    ...['南北比赛分', '东西比赛分', '南北姓名', '东西姓名'],
  ],
  ...evening.flatMap((lines, at) =>
    lines.map((line, table) => [
      ...[at + 1, table + 1, at + 1, line.ns, line.ew, line.contract, line.by, line.tricks, line.lead],
      ...[line.score, -line.score, ...line.points],
      ...[line.ns, line.ew].map(pair => (people[pair - 1] ?? []).join(' & ')),
    ]),
  ),
]

const rbnHands = (deal: string): string => `N:${deal.slice(2).replaceAll(' ', ':')}`
const rbnCalls = ['NZ:1N^1P3NA', 'EN:1HP2HA', 'SE:PP1SP:4SA'] as const
/** A segment of a match, both rooms, with cards, scores and the lead of one team. */
const rbnFile = [
  ...['D 20261124', 'L Town hall', 'E Cup', 'S Final', 'F I:IMPs', 'K Reds:Blues:3:0', ''],
  ...evening.flatMap((lines, at) =>
    lines.flatMap((line, table) => [
      `N ${table === 0 ? 'Ann+Bo:Di+Cy:O' : 'Eve+Flo:Hal+Gil:C'}`,
      `B ${at + 1}`,
      `H ${rbnHands(deals[at] as string)}`,
      ...(table === 0 ? [`A ${rbnCalls[at]}`] : [`A ${rbnCalls[at]?.slice(0, 3)}`]),
      ...(at === 0 && table === 0 ? ['1 15-17'] : []),
      `C ${line.contract.replace('NT', 'N')}:${line.by}`,
      ...(at === 0 && table === 0 ? ['P SA932'] : []),
      `R ${line.tricks}${line.score < 0 ? '' : '+'}${line.score}`,
      '',
    ]),
  ),
].join('\n')

const liveSuit = (contract: string): string => contract.replace(/X$/, 'x')
/** A board of ACBL Live in both of its lists, and a pair's card. */
const livePage = page(
  'ACBL Live',
  `<h1>Nov 24, 2026 - Tuesday</h1><h2>Board detail for Tuesday pairs</h2><h4>Section A, Board # 1 Result</h4>
${(['N-S', 'E-W'] as const)
  .map((side, list) => {
    const rows = (evening[0] ?? []).map(line => {
      const [ns, ew] = [line.ns, line.ew].map(pair => `${pair}-${(people[pair - 1] ?? []).join('-')}`)
      const score = list === 0 ? line.score : -line.score
      const [first, second] = list === 0 ? [ns, ew] : [ew, ns]
      return ['', liveSuit(line.contract), line.by, score, line.points[list] as number, '', `${first} vs. ${second}`]
    })
    return `<h5>${side}</h5>${tableOf(['', 'Contract', 'By', 'Score', 'Matchpoints', '%', 'Pairs'], rows)}`
  })
  .join('\n')}`,
)
const liveCard = page(
  'ACBL Live',
  `<h1>Nov 24, 2026 - Tuesday</h1><h2>Tuesday pairs Scores</h2><h4>1NS - Ann & Bo</h4>
${tableOf(['Score', '%'], [['4.00', '66.67']])}
${tableOf(
  ['', 'Board', 'Contract', 'By', 'Plus', 'Minus', 'Matchpoints', '%', 'Vs'],
  evening.map(([line], at) => [
    ...['', at + 1, liveSuit(line?.contract ?? ''), line?.by ?? ''],
    ...((line?.score ?? 0) > 0 ? [line?.score ?? '', ''] : ['', line?.score ?? '']),
    ...[line?.points[0] ?? '', '', '2 - Cy - Di'],
  ]),
)}`,
)

/** A match of teams with both rooms, its IMPs and victory points; two sessions of pairs, each with its figures. */
const usebioMatch = `<?xml version="1.0"?>
<USEBIO Version="1.2">
<EVENT EVENT_TYPE="SWISS_TEAMS">
<EVENT_DESCRIPTION>League</EVENT_DESCRIPTION>
<DATE>24/11/2026</DATE>
<BOARD_SCORING_METHOD>IMPS</BOARD_SCORING_METHOD>
<MATCH_SCORING_METHOD>VPS</MATCH_SCORING_METHOD>
<PARTICIPANTS>
${['Reds', 'Blues']
  .map(
    (name, at) => `<TEAM><TEAM_NUMBER>${at + 1}</TEAM_NUMBER>
<TEAM_NAME>${name}</TEAM_NAME>
${(at === 0 ? [0, 3] : [2, 1])
  .flatMap(pair => people[pair] ?? [])
  .map(player => `<PLAYER><PLAYER_NAME>${player}</PLAYER_NAME></PLAYER>`)
  .join('\n')}
</TEAM>`,
  )
  .join('\n')}
</PARTICIPANTS>
<SESSION>
<MATCH><ROUND_NUMBER>1</ROUND_NUMBER>
<TEAM>1</TEAM>
<OPPOSING_TEAM>2</OPPOSING_TEAM>
<START_BOARD_NUMBER>1</START_BOARD_NUMBER>
<END_BOARD_NUMBER>2</END_BOARD_NUMBER>
<TEAM_SCORE>15.84</TEAM_SCORE>
<OPPOSING_TEAM_SCORE>4.16</OPPOSING_TEAM_SCORE>
<TEAM_IMPS>10</TEAM_IMPS>
<OPPOSING_TEAM_IMPS>5</OPPOSING_TEAM_IMPS>
${evening
  .slice(0, 2)
  .map(
    (lines, at) => `<BOARD><BOARD_NUMBER>${at + 1}</BOARD_NUMBER>
${lines
  .map(
    (line, table) => `<TRAVELLER_LINE><DIRECTION>${table === 0 ? 'N' : 'E'}</DIRECTION>
<ROOM>${table === 0 ? 'OPEN' : 'CLOSED'}</ROOM>
<CONTRACT>${line.contract}</CONTRACT>
<PLAYED_BY>${line.by}</PLAYED_BY>
<TRICKS>${line.tricks}</TRICKS>
<SCORE>${line.score}</SCORE></TRAVELLER_LINE>`,
  )
  .join('\n')}
</BOARD>`,
  )
  .join('\n')}
</MATCH>
</SESSION>
</EVENT>
</USEBIO>
`

const usebioSessions = usebio
  .replace(/<HANDICAP>[\s\S]*?<\/MASTER_POINTS>\n/g, '')
  .replace('<BOARD>', '<SESSION><SESSION_NAME>First</SESSION_NAME>\n<BOARD>')
  .replace(
    '<BOARD><BOARD_NUMBER>3',
    `<PARTICIPANTS>${standings
      .map(
        ([pair, total]) =>
          `<PAIR><PAIR_NUMBER>${pair}</PAIR_NUMBER>\n<TOTAL_SCORE>${total}</TOTAL_SCORE>\n${(people[pair - 1] ?? [])
            .map(
              (name, at) =>
                `<PLAYER><PLAYER_NAME>${name}</PLAYER_NAME><NATIONAL_ID_NUMBER>${pair}0${at + 1}</NATIONAL_ID_NUMBER></PLAYER>`,
            )
            .join('')}</PAIR>`,
      )
      .join('\n')}</PARTICIPANTS></SESSION><SESSION><SESSION_NAME>Second</SESSION_NAME>\n<BOARD><BOARD_NUMBER>3`,
  )
  .replace('</EVENT>', '</SESSION></EVENT>')

export const statedCases = {
  csv,
  usebio,
  pbn,
  pbnGames,
  linFile,
  linMatch,
  usebioMatch,
  usebioSessions,
  webPage,
  bboPage,
  rbnFile,
  livePage,
  liveCard,
}
export { acblJson as acblGame, bridgemate as bridgemateFile, workbookRows }
