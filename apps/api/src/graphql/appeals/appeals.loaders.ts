import { caseFacts } from '../../domain/appeals/case-access.repo.js'
import { clocksOfCases } from '../../domain/appeals/clocks.js'
import { contestedTables } from '../../domain/appeals/contested-table.repo.js'
import { linksBack, linksOnward } from '../../domain/appeals/case-links.repo.js'
import { docketOfCases } from '../../domain/appeals/cases.repo.js'
import { depositsOfCases } from '../../domain/appeals/deposits.js'
import { accessesOfEvidence, evidenceOfCases, filesOfEvidence } from '../../domain/appeals/evidence.repo.js'
import { ordersOfCases } from '../../domain/appeals/orders.repo.js'
import { statementsOfCases } from '../../domain/appeals/statements.repo.js'
import { effectsWaiting } from '../../domain/decisions/carry-out.js'
import { casesOfDecisions, signedCases } from '../../domain/decisions/decide.js'
import { minorsAmong } from '../../domain/registry/companions.repo.js'
import { guardiansOfPeople } from '../../domain/registry/office.repo.js'
import { rowLoader, rowsLoader } from '../shared/loader.js'

export const caseLoader = rowLoader(caseFacts, facts => facts.row.id)
export const clocksLoader = rowsLoader(clocksOfCases, clock => clock.appealId)
export const docketLoader = rowsLoader(docketOfCases, entry => entry.appealId)
export const onwardLoader = rowsLoader(linksOnward, link => link.fromAppealId)
export const backLoader = rowsLoader(linksBack, link => link.toAppealId)
export const depositLoader = rowLoader(depositsOfCases, deposit => deposit.appealId)
export const ordersLoader = rowsLoader(ordersOfCases, order => order.appealId)
export const contestedTableLoader = rowLoader(contestedTables, table => table.appealId)
export const statementsLoader = rowsLoader(statementsOfCases, statement => statement.appealId)
export const evidenceLoader = rowsLoader(evidenceOfCases, item => item.appealId)
export const filesLoader = rowsLoader(filesOfEvidence, file => file.evidenceId)
export const accessesLoader = rowsLoader(accessesOfEvidence, access => access.evidenceId)
export const decisionCaseLoader = rowLoader(casesOfDecisions, decision => decision.id)
/** People under age. */
export const minorLoader = rowLoader(
  async (db, ids) => [...(await minorsAmong(db, ids))],
  id => id,
)
export const guardiansLoader = rowsLoader(guardiansOfPeople, guardian => guardian.personId)
/** What of a decision waits for a second person. */
export const waitingEffectsLoader = rowsLoader(effectsWaiting, effect => effect.appealId)
/** Cases whose decision is signed. */
export const signedLoader = rowLoader(signedCases, one => one.appealId)
