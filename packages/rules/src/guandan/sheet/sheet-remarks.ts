import type { SheetPlace } from '../../core/edition.js'
import { type Problem, problem } from '../../core/problem.js'
import { sideOfPlace } from '../score/individual.js'
import type { GuandanSheet } from '../sheet.js'
import type { SideNo } from '../types.js'

const warning = (code: string, path: string, params: Readonly<Record<string, string | number>>): Problem =>
  problem(code, { severity: 'warning', at: { path }, params })

const sides: readonly SideNo[] = [0, 1]

/**
 * What a game's sheet says against itself and stands all the same until a referee has looked: so many fouls that the
 * game is lost, with an ordinary ending (15.3.4); a deal taken by penalty without a foul, or a foul without a deal
 * taken (15.3.3); more fouls called by the referee than it counts.
 */
export const guandanRemarks = (
  sheet: GuandanSheet,
  foulsToGameLost: number,
  { called = [] }: Pick<SheetPlace, 'called'> = {},
): readonly Problem[] => {
  if (sheet.kind !== 'game') return []
  const { fouls, ended, endedBy } = sheet
  const taken = [...sheet.deals, ...sheet.extraDeals]
  return sides.flatMap(side => {
    const lost = taken.filter(deal => 'lostBy' in deal && deal.lostBy === side).length
    const ruled = called.filter(({ side: at, option }) => sideOfPlace(at) === side && option === 'foul').length
    const params = { side: side === 0 ? 'NS' : 'EW', fouls: fouls[side], deals: lost }
    if (ruled > fouls[side]) return [warning('FOULS_CALLED_NOT_COUNTED', 'fouls', { ...params, called: ruled })]
    const wasTaken = (ended === 'penalty' || ended === 'suspension') && (endedBy === side || endedBy === 'both')
    if (fouls[side] >= foulsToGameLost && !wasTaken)
      return [warning('FOULS_LOSE_THE_GAME', 'fouls', { ...params, most: foulsToGameLost })]
    if (wasTaken || lost === fouls[side]) return []
    return [warning(lost > fouls[side] ? 'DEAL_TAKEN_WITHOUT_FOUL' : 'FOUL_WITHOUT_DEAL_TAKEN', 'fouls', params)]
  })
}
