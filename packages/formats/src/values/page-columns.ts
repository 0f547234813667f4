/** What a column of a results page says. */
export type PageColumn =
  | 'board'
  | 'section'
  | 'round'
  | 'table'
  | 'ns'
  | 'ew'
  | 'contract'
  | 'declarer'
  | 'tricks'
  | 'result'
  | 'made'
  | 'lead'
  | 'score'
  | 'scoreEw'
  | 'nsPoints'
  | 'ewPoints'
  | 'nsNames'
  | 'ewNames'
  | 'place'
  | 'pair'
  | 'names'
  | 'percent'
  | 'total'

/** Headings in English, the Nordic languages, German, Dutch, French and Chinese, without marks, in small letters. */
const words: Readonly<Record<PageColumn, readonly string[]>> = {
  board: [
    'board',
    'boardno',
    'boardnumber',
    'bd',
    'spil',
    'spill',
    'giv',
    'bricka',
    'brett',
    'spel',
    'etui',
    '牌号',
    '副',
    '副号',
    '副次',
    '牌副',
    '板号',
  ],
  section: ['section', 'sect', 'raekke', 'gruppe', '组'],
  round: ['round', 'runde', 'rond', 'rd', '轮', '轮次'],
  table: ['table', 'bord', 'tisch', 'tafel', '桌', '桌号'],
  ns: ['ns', 'pairns', 'nspair', 'nsno', 'nsnr', 'parns', 'nspar', 'paarns', '南北', '南北对号', '南北编号'],
  ew: [
    'ew',
    'pairew',
    'ewpair',
    'ewno',
    'ewnr',
    'ov',
    'ovnr',
    'parov',
    'ow',
    'paarow',
    'eo',
    '东西',
    '东西对号',
    '东西编号',
  ],
  contract: ['contract', 'kontrakt', 'contrat', 'bid', '定约', '合约', '最终定约'],
  declarer: [
    'declarer',
    'decl',
    'dec',
    'by',
    'bynsew',
    'spillef',
    'spilleforer',
    'spelforer',
    'spelforare',
    'af',
    'av',
    'von',
    'door',
    '庄家',
    '庄',
    '主打',
  ],
  tricks: [
    'tricks',
    'tks',
    'trks',
    'trk',
    'stik',
    'stikk',
    'stick',
    'stiche',
    'slagen',
    'levees',
    '墩',
    '墩数',
    '赢墩',
    '赢墩数',
    '得墩',
  ],
  made: ['made', 'mk', 'makes'],
  result: ['result', 'res', 'resultat', 'ergebnis', 'resultaat', '结果'],
  lead: ['lead', 'ld', 'udspil', 'utspill', 'utspel', 'ausspiel', 'uitkomst', 'entame', '首攻', '首引', '首攻牌'],
  score: [
    'scorens',
    'nsscore',
    'pointsns',
    'score',
    'plusns',
    'nsplus',
    'scorens+',
    'ns+',
    '+ns',
    '+sc',
    '+score',
    '得分',
    '分数',
    '南北得分',
    '南北分',
  ],
  scoreEw: ['scoreew', 'ewscore', 'pointsew', 'scoreov', 'pointsov', 'minusew', '东西得分', '东西分'],
  nsPoints: [
    'nsmp',
    'mpns',
    'mpsns',
    'nsmps',
    'matchpointsns',
    'nsmatchpoints',
    'impns',
    'impsns',
    'nsimps',
    'poengns',
    'ns%',
    '%ns',
    'nspoints',
    '南北mp',
    '南北imp',
    '南北比赛分',
  ],
  ewPoints: [
    'ewmp',
    'mpew',
    'mpsew',
    'ewmps',
    'matchpointsew',
    'ewmatchpoints',
    'impew',
    'impsew',
    'ewimps',
    'mpov',
    'poengov',
    'ovpoint',
    'impov',
    'ew%',
    '%ew',
    'ewpoints',
    '东西mp',
    '东西imp',
    '东西比赛分',
  ],
  nsNames: ['nsname', 'nsnames', 'northsouth', 'nsplayers', 'nspairnames', '南北选手', '南北姓名', '南北牌手'],
  ewNames: ['ewname', 'ewnames', 'eastwest', 'ewplayers', 'ewpairnames', '东西选手', '东西姓名', '东西牌手'],
  place: [
    'place',
    'rank',
    'ranking',
    'pos',
    'position',
    'plac',
    'placering',
    'plassering',
    'placeringnr',
    'pl',
    'rang',
    'platz',
    '名次',
  ],
  pair: ['pair', 'pairno', 'pairnr', 'pairnumber', 'no', 'par', 'parnr', 'paar', 'paarnr', '对号', '编号', '#'],
  names: [
    'name',
    'names',
    'players',
    'player',
    'navn',
    'navne',
    'namn',
    'spillere',
    'spelare',
    'namen',
    'spieler',
    'joueurs',
    '姓名',
    '选手',
    '牌手',
  ],
  percent: [
    '%',
    'percent',
    'percentage',
    'pct',
    'procent',
    'prosent',
    'prozent',
    'score%',
    '百分率',
    '百分比',
    '得分率',
  ],
  total: ['total', 'sum', 'mps', 'matchpoints', 'imps', 'points', 'poeng', 'poang', '总分', '总计'],
}

const byWord: ReadonlyMap<string, PageColumn> = new Map(
  (Object.entries(words) as [PageColumn, readonly string[]][]).flatMap(([column, names]) =>
    names.map(name => [name, column] as const),
  ),
)

const plain = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/ø/g, 'o')
    .replace(/æ/g, 'ae')
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}%#+]/gu, '')

/** Headings in which a sign tells the side; `plain` would leave it out. */
const bySign: Readonly<Record<string, PageColumn>> = {
  '-sc': 'scoreEw',
  '-score': 'scoreEw',
  'ns-': 'scoreEw',
  '-ns': 'scoreEw',
  'scorens-': 'scoreEw',
  '+': 'nsPoints',
  '-': 'ewPoints',
}

/** The column that a heading means; the words of its two rows may stand either way round. */
export const pageColumn = (heading: string): PageColumn | undefined => {
  const signed = heading.trim().replace(/\s/g, '').toLowerCase()
  if (Object.hasOwn(bySign, signed)) return bySign[signed]
  return byWord.get(plain(heading))
}

/** The board that a heading is about: `Board 12`, `Spil nr. 3`, `第 5 副`. */
export const boardInHeading = (text: string): string | undefined =>
  [
    ...text.matchAll(
      /(?:board|spil|spill|giv|bricka|brett|spel|étui|etui)\s*(?:no\.?|nr\.?|number|#)?\s*:?\s*(\d{1,3})(?!\d)|第\s*(\d{1,3})\s*副/giu,
    ),
  ]
    .map(match => match[1] ?? match[2])
    .at(-1)

/** Which half of a two-winner field a heading is about. */
export const directionInHeading = (text: string): 'NS' | 'EW' | undefined => {
  const found = [
    ...text.matchAll(
      /(north\s*[/–-]?\s*south|\bn\s*[/-]?\s*s\b|nord\s*[/–-]\s*s|南北)|(east\s*[/–-]?\s*west|\be\s*[/-]?\s*w\b|[øö]st\s*[/–-]\s*v|\b[øö]\s*[/-]?\s*v\b|东西)/giu,
    ),
  ].at(-1)
  return found ? (found[1] ? 'NS' : 'EW') : undefined
}
