import type { AwardPolicy, ShareCurve } from '../award-policy.js'

/** Curves of federations abroad, as their published tools and results show them. */

const hundredths = { step: '0.01', direction: 'nearest', half: 'up' } as const

const abfClub = (colour: string, perPair: string): AwardPolicy => ({
  kind: 'award',
  id: `bridge/abf-club-${colour}`,
  unit: '0.01',
  field: { oddOneWinner: 'countOneMore', severalGroups: 'largest' },
  base: { kind: 'perEntrant', amount: perPair },
  curve: { kind: 'reciprocal', shares: ['1', '0.7'], offset: 1 },
  cutOff: { fraction: '1/2', of: 'entered', rounding: 'down' },
  ties: { method: 'average', of: 'rounded', over: 'allPlaces' },
  rounding: hundredths,
  colour,
  nonMembers: 'award',
})

/** Max / T for each step, T = the field's fraction rounded up. The maximum comes with the event's licence. */
export const sbu: AwardPolicy = {
  kind: 'award',
  id: 'bridge/sbu',
  unit: '0.01',
  field: { oddOneWinner: 'asIs', severalGroups: 'own' },
  base: { kind: 'declared' },
  curve: { kind: 'linear' },
  cutOff: { fraction: '1/3', of: 'entered', rounding: 'up' },
  ties: { method: 'average', of: 'exact', over: 'awardedPlaces' },
  rounding: { step: '0.01', direction: 'up', half: 'up' },
  colour: 'master',
  nonMembers: 'award',
}

const vblShort: ShareCurve = {
  kind: 'steps',
  rows: [
    ...['1', '0.75', '0.5', '0.4', '0.35', '0.3', '0.25', '0.2', '0.15'].map((share, i) => ({
      fromRank: i + 1,
      share,
    })),
    ...['0.1', '0.09', '0.08', '0.07', '0.06', '0.05', '0.04', '0.03', '0.02', '0.01'].map((share, i) => ({
      fromRank: i + 10,
      share,
    })),
  ],
}

const vblLongFrom = [18, 21, 25, 29, 33, 37, 41, 45, 49, 53, 57, 61, 66, 71, 76, 81, 86, 91, 96]

const vblLong: ShareCurve = {
  kind: 'steps',
  rows: [
    ...Array.from({ length: 17 }, (_, i) => ({ fromRank: i + 1, share: `${100 - 5 * i}/100` })),
    ...vblLongFrom.map((fromRank, i) => ({ fromRank, share: `${19 - i}/100` })),
  ],
}

const vbl = (name: string, base: string, curve: ShareCurve): AwardPolicy => ({
  kind: 'award',
  id: `bridge/vbl-${name}`,
  unit: '0.01',
  field: { oddOneWinner: 'asIs', severalGroups: 'mean' },
  base: { kind: 'perEntrant', amount: base },
  curve,
  cutOff: { fraction: '1/3', of: 'counted', rounding: 'down' },
  consolation: '0.01',
  ties: { method: 'full', of: 'exact', over: 'allPlaces' },
  rounding: { step: '0.01', direction: 'nearest', half: 'awayFromZero' },
  colour: 'master',
  nonMembers: 'award',
})

const vblIndividual = vbl('individual', '0.08', vblShort)

/** Local points in equal steps down to one step for the last place of about the top third. */
const ebuLocal = (name: string, step: string): AwardPolicy => ({
  kind: 'award',
  id: `bridge/ebu-local-${name}`,
  unit: '1',
  field: { oddOneWinner: 'asIs', severalGroups: 'own' },
  base: { kind: 'perAwardedPlace', amount: step },
  curve: { kind: 'linear' },
  cutOff: { fraction: '1/3', of: 'entered', rounding: 'nearest' },
  ties: { method: 'average', of: 'exact', over: 'allPlaces' },
  rounding: { step: '1', direction: 'nearest', half: 'awayFromZero' },
  colour: 'local',
  nonMembers: 'award',
})

const acbl = (
  name: string,
  base: AwardPolicy['base'],
  curve: ShareCurve,
  cutOff: AwardPolicy['cutOff'],
): AwardPolicy => ({
  kind: 'award',
  id: `bridge/acbl-${name}`,
  unit: '0.01',
  field: { oddOneWinner: 'asIs', severalGroups: 'own' },
  base,
  curve,
  cutOff,
  ties: { method: 'average', of: 'exact', over: 'allPlaces' },
  rounding: hundredths,
  colour: 'black',
  nonMembers: 'award',
})

export const bridgeAwardPresets: readonly AwardPolicy[] = [
  abfClub('green', '0.03'),
  abfClub('red', '0.05'),
  sbu,
  vbl('club', '0.04', vblShort),
  {
    ...vbl('open-pairs', '0.1', vblLong),
    categories: { I: '2', II: '1.6', III: '1.4', IV: '1.2', V: '1', VI: '1' },
    cap: '10',
    capCategories: ['VI'],
  },
  { ...vblIndividual, field: { ...vblIndividual.field, seatsPerTable: 4 } },
  ebuLocal('one-winner', '6'),
  ebuLocal('two-winner', '10'),
  acbl(
    'club-session',
    { kind: 'perEntrant', amount: '0.1' },
    { kind: 'list', shares: ['1', '0.7', '0.5'] },
    { of: 'entered', rounding: 'down' },
  ),
  acbl(
    'stratified-overall',
    { kind: 'declared' },
    { kind: 'geometric', ratio: '0.75' },
    {
      fraction: '2/5',
      of: 'entered',
      rounding: 'down',
    },
  ),
]
