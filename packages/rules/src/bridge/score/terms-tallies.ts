import type { Terms } from '../../core/bilingual.js'

/** What is counted of a contestant's boards. */
export const tallyTerms: Terms = {
  boardsByRole: { zh: '坐庄与防守', en: 'Declaring and defending' },
  declaring: { zh: '坐庄', en: 'Declaring' },
  defending: { zh: '防守', en: 'Defending' },
  contractsDeclared: { zh: '所打定约', en: 'Contracts played' },
  contractsMade: { zh: '打成', en: 'Made' },
  partScores: { zh: '部分定约', en: 'Part scores' },
  games: { zh: '成局定约', en: 'Games' },
  smallSlams: { zh: '小满贯', en: 'Small slams' },
  grandSlams: { zh: '大满贯', en: 'Grand slams' },
  doubledContracts: { zh: '被加倍的定约', en: 'Doubled contracts' },
  strainsDeclared: { zh: '所打花色', en: 'Denominations played' },
  notrumpContracts: { zh: '无将', en: 'No trump' },
  majorContracts: { zh: '高花', en: 'Majors' },
  minorContracts: { zh: '低花', en: 'Minors' },
  contractsDefended: { zh: '防守的定约', en: 'Contracts defended' },
  contractsDefeated: { zh: '打宕', en: 'Defeated' },
  partScoresDefended: { zh: '防部分定约', en: 'Against part scores' },
  gamesDefended: { zh: '防成局定约', en: 'Against games' },
  slamsDefended: { zh: '防满贯', en: 'Against slams' },
  besideOpenHands: { zh: '与双明手相比', en: 'Beside double dummy' },
  noWorseThanOpen: { zh: '不低于双明手', en: 'No worse' },
  tricksDeclaring: { zh: '坐庄赢墩之差', en: 'Tricks, declaring' },
  tricksDefending: { zh: '防守赢墩之差', en: 'Tricks, defending' },
  againstPar: { zh: '与标准分之差', en: 'Against par' },
}
