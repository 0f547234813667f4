import { clause } from '../../core/clause.js'
import { byEntrant, type SettingDescription, type SettingKind, type SettingValue } from '../../core/setting.js'
import type { MahjongBook } from '../book.js'
import { plainKinds, standardPointKinds, switchKinds, teamKinds, usualImps } from './settings.js'

/** Every setting of a mahjong stage under this book, in the order of a regulation. */
export const describeMahjongSettings = (book: MahjongBook): readonly SettingDescription[] => {
  const { defaults, profile, clauses } = book
  const { hands, base, seatRotation, lots } = plainKinds
  const group = (name: string, article?: string) => ({
    group: name,
    ...(article && /\d/.test(article) ? { clause: clause(book.editionId, article) } : {}),
  })
  const ranking = group('ranking', clauses.standardPoints)
  const one = (key: string, kind: SettingKind, usual: SettingValue, place: ReturnType<typeof group>) => ({
    ...kind,
    ...place,
    key,
    default: usual,
  })
  const { standardPoints } = defaults
  return [
    { ...one('hands', hands, defaults.hands, group('session')), main: true },
    one('base', base, defaults.base, group('session', clauses.handPoints)),
    one('seatRotation', seatRotation, defaults.seatRotation, group('session')),
    { ...one('standardPoints.kind', standardPointKinds.kind, standardPoints.kind, ranking), main: true },
    {
      ...standardPointKinds.scale,
      ...ranking,
      key: 'standardPoints.scale',
      when: [{ key: 'standardPoints.kind', in: ['table'] }],
      main: true,
      ...(standardPoints.kind === 'table' ? { default: standardPoints.scale } : { required: true }),
    },
    {
      ...standardPointKinds.imps,
      ...ranking,
      key: 'standardPoints.imps',
      when: [{ key: 'standardPoints.kind', in: ['likeSeatImps'] }],
      default: usualImps,
    },
    one('lots', lots, defaults.lots, group('ranking', clauses.ranking)),
    one('teams.counting', teamKinds.counting, 0, group('teams')),
    one('teams.appearances', teamKinds.appearances, 0, group('teams')),
    one('teams.shortfall', teamKinds.shortfall, '0', group('teams')),
    ...Object.entries(switchKinds).map(([name, kind]) =>
      one(`switches.${name}`, kind, profile.switches[name as keyof typeof switchKinds], group('switches')),
    ),
    { ...byEntrant, ...group('brought'), key: 'carry' },
  ]
}
