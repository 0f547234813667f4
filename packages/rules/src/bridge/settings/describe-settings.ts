import { clause } from '../../core/clause.js'
import {
  amount,
  byEntrant,
  type SettingCondition,
  type SettingDescription,
  type SettingKind,
  type SettingOption,
  type SettingValue,
} from '../../core/setting.js'
import type { BridgeBook } from '../book.js'
import { matchKinds } from './match-layout.js'
import { profileKinds } from './parse-profile.js'
import { type ArithmeticProfile, defaultProfile } from './profile.js'
import { bridgeProfileIds, bridgeProfiles } from './profiles.js'
import { bridgeDefaults, plainKinds, victoryPointKinds } from './settings.js'
import { fieldMethods, teamMethods } from '../types.js'

type Name = keyof typeof plainKinds
type Place = Pick<SettingDescription, 'group' | 'when' | 'main'>

const methodIs = (...methods: readonly string[]): SettingCondition => ({ key: 'method', in: methods })
const withScale = (...scales: readonly string[]): SettingCondition => ({
  key: 'victoryPoints.scale',
  ...(scales.length > 0 ? { in: scales } : {}),
})

/** Where boards of a match are filled in. */
const inMatches: readonly SettingCondition[] = [{ key: 'match.boards' }]
const inTeamMatches: readonly SettingCondition[] = [...inMatches, methodIs(...teamMethods)]

const places: Readonly<Record<Name, Place>> = {
  method: { group: 'scoring', main: true },
  winners: { group: 'scoring', when: [methodIs(...fieldMethods)], main: true },
  comparison: { group: 'scoring', when: [methodIs(...fieldMethods)] },
  quotientOf: { group: 'scoring', when: [methodIs('quotient')] },
  knockout: { group: 'scoring', when: [methodIs(...teamMethods)] },
  tieBreaks: { group: 'ranking', main: true },
  allPlayAll: { group: 'ranking', when: [{ key: 'tieBreaks', in: ['ebu'] }] },
}

const matchpoints = [methodIs('matchpoint')]
const imps = [methodIs('butler', 'crossImp', 'teamImp')]
const crossImps = [methodIs('crossImp')]

/** Which parts of a profile only some methods use. */
const profileWhen: Partial<Readonly<Record<keyof ArithmeticProfile, readonly SettingCondition[]>>> = {
  matchpointScale: matchpoints,
  unequalBoards: matchpoints,
  smallGroups: matchpoints,
  datum: [methodIs('butler')],
  datumTrim: [methodIs('butler')],
  datumRounding: [methodIs('butler')],
  datumHalves: [methodIs('butler')],
  crossImpDivisor: crossImps,
  scaleShortCrossImps: crossImps,
  fouledCrossImps: crossImps,
  artificialImpsPer: crossImps,
  impCap: imps,
  artificialImps: imps,
}

/** What a program's profile does otherwise than the usual one. */
const changesOf = (profile: ArithmeticProfile): Readonly<Record<string, SettingValue>> =>
  Object.fromEntries(
    Object.entries(profile)
      .filter(([name, value]) => value !== defaultProfile[name as keyof ArithmeticProfile])
      .map(([name, value]) => [`profile.${name}`, value as SettingValue]),
  )

const programs: readonly SettingOption[] = bridgeProfileIds.map(id => ({
  code: id,
  value: id,
  sets: changesOf(bridgeProfiles[id]),
}))

/** Rows of a table of margins: the lowest margin, and what it brings to winner and loser. */
const rows: SettingKind = {
  kind: 'records',
  min: 1,
  fields: ['from', 'winner', 'loser'].map(key => ({ ...amount, key, group: 'row', required: true })),
}

const usual: Readonly<Record<string, SettingValue>> = bridgeDefaults

/** Every setting of a bridge stage under this book, in the order of a regulation. */
export const describeBridgeSettings = (book: BridgeBook): readonly SettingDescription[] => {
  const source = { clause: clause(book.editionId, book.clauses.specialScoring) }
  const plain = (name: Name): SettingDescription => {
    const value = usual[name]
    return {
      ...plainKinds[name],
      ...places[name],
      ...source,
      key: name,
      ...(value === undefined ? {} : { default: value }),
    }
  }
  const scale: Place = { group: 'victoryPoints', when: [withScale()] }
  return [
    ...(['method', 'winners', 'comparison', 'quotientOf', 'knockout'] as const).map(plain),
    { ...matchKinds.boards, key: 'match.boards', group: 'match', main: true },
    { ...matchKinds.segments, key: 'match.segments', group: 'match', when: inMatches, default: 1, main: true },
    { ...matchKinds.numbers, key: 'match.numbers', group: 'match', when: inMatches, default: 'again' },
    { ...matchKinds.leastPlayed, key: 'match.leastPlayed', group: 'match', when: inTeamMatches, default: 'none' },
    { ...victoryPointKinds.scale, ...source, key: 'victoryPoints.scale', group: 'victoryPoints', main: true },
    { ...victoryPointKinds.boards, ...scale, key: 'victoryPoints.boards' },
    {
      ...victoryPointKinds.fractions,
      group: 'victoryPoints',
      when: [withScale('wbf-2013', 'wbf-2013-discrete', 'acbl-20', 'acbl-30')],
      key: 'victoryPoints.fractions',
      default: 'whole',
    },
    { ...victoryPointKinds.bye, ...scale, key: 'victoryPoints.bye' },
    { ...rows, key: 'victoryPoints.table', group: 'victoryPoints', when: [withScale('table')], required: true },
    { ...rows, key: 'pattonTable', group: 'victoryPoints', when: [methodIs('patton')] },
    ...(['tieBreaks', 'allPlayAll'] as const).map(plain),
    {
      kind: 'choice',
      key: 'profile.program',
      group: 'profile',
      options: programs,
      default: 'standard',
      bare: true,
    },
    ...Object.entries(profileKinds).map(([name, kind]): SettingDescription => {
      const key = name as keyof ArithmeticProfile
      const value = defaultProfile[key]
      const when = profileWhen[key]
      return {
        ...kind,
        key: `profile.${name}`,
        group: 'profile',
        ...(value === undefined ? {} : { default: value }),
        ...(when ? { when } : {}),
      }
    }),
    { ...byEntrant, key: 'startingScores', group: 'brought' },
    { ...byEntrant, key: 'handicaps', group: 'brought' },
  ]
}
