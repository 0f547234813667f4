import { certificateProblemCodes } from '../../domain/certificates/problem-codes.js'
import { formatProblemCodes } from '@paiji/formats'
import { rulingProblemCodes as rulingRuleProblemCodes, sports } from '@paiji/rules'
import { awardProblemCodes } from '@paiji/rules/awards'
import { pairingProblemCodes } from '@paiji/rules/pairing'
import {
  orderProblemCodes,
  panelRuleProblemCodes,
  procedureProblemCodes,
  procedureRefusalCodes,
} from '@paiji/rules/procedure'
import { checkProblemCodes } from '../../checks/problem-codes.js'
import { mailProblemCodes } from '../../domain/mail/problem-codes.js'
import { webhookProblemCodes } from '../../domain/webhooks/problem-codes.js'
import { followProblemCodes } from '../../domain/follows/problem-codes.js'
import { accountProblemCodes, accountRefusalCodes } from '../../domain/accounts/problem-codes.js'
import { appealProblemCodes, appealRefusalCodes } from '../../domain/appeals/problem-codes.js'
import { auditProblemCodes } from '../../domain/audit/problem-codes.js'
import { awardsProblemCodes } from '../../domain/awards/problem-codes.js'
import { policyProblemCodes } from '../../domain/policies/problem-codes.js'
import { casebookProblemCodes, casebookRefusalCodes } from '../../domain/casebook/problem-codes.js'
import { bodyRulesProblemCodes } from '../../domain/body-rules/problem-codes.js'
import { conditionsProblemCodes } from '../../domain/conditions/problem-codes.js'
import { correctionProblemCodes, correctionRefusalCodes } from '../../domain/corrections/problem-codes.js'
import { decisionProblemCodes } from '../../domain/decisions/problem-codes.js'
import { eventRequestProblemCodes, eventRequestRefusalCodes } from '../../domain/event-requests/problem-codes.js'
import { eventProblemCodes } from '../../domain/events/problem-codes.js'
import { entryProblemCodes, entryRefusalCodes } from '../../domain/entries/problem-codes.js'
import { exportProblemCodes, exportRefusalCodes } from '../../domain/exports/problem-codes.js'
import { forecastProblemCodes } from '../../domain/forecast/problem-codes.js'
import { gradingProblemCodes, gradingRefusalCodes } from '../../domain/grading/problem-codes.js'
import { importProblemCodes } from '../../domain/imports/problem-codes.js'
import { panelProblemCodes, panelRefusalCodes } from '../../domain/panels/problem-codes.js'
import { officeProblemCodes } from '../../domain/offices/problem-codes.js'
import { switchingProblemCodes } from '../../domain/switching/problem-codes.js'
import { proposalProblemCodes, proposalRefusalCodes } from '../../domain/proposals/problem-codes.js'
import { transferProblemCodes, transferRefusalCodes } from '../../domain/transfers/problem-codes.js'
import { deskProblemCodes } from '../../domain/desk/problem-codes.js'
import { bulkProblemCodes } from '../../domain/bulk/problem-codes.js'
import { registryProblemCodes, registryRefusalCodes } from '../../domain/registry/problem-codes.js'
import { resultProblemCodes, resultRefusalCodes } from '../../domain/results/problem-codes.js'
import { sanctionProblemCodes, sanctionRefusalCodes } from '../../domain/sanctions/problem-codes.js'
import { lawProblemCodes } from '../../domain/laws/problem-codes.js'
import { handProblemCodes } from '../../domain/hands/problem-codes.js'
import { lineUpProblemCodes } from '../../domain/line-ups/problem-codes.js'
import { matchDayProblemCodes } from '../../domain/match-days/problem-codes.js'
import { seatDrawProblemCodes } from '../../domain/seat-draw/problem-codes.js'
import { roundProblemCodes } from '../../domain/rounds/problem-codes.js'
import { rulingProblemCodes } from '../../domain/rulings/problem-codes.js'
import { twoPersonsRefusalCodes } from '../../domain/shared/two-persons.js'
import { sharedProblemCodes, sharedRefusalCodes } from '../../base/problem-codes.js'
import { uploadProblemCodes } from '../../domain/uploads/problem-codes.js'
import { tableEntryProblemCodes, tableEntryRefusalCodes } from '../../domain/table-entry/problem-codes.js'
import { standingsProblemCodes } from '../../domain/standings/problem-codes.js'

/** Every reason a permission can be refused for. */
export const refusalCodes = [
  ...sharedRefusalCodes,
  ...twoPersonsRefusalCodes,
  ...accountRefusalCodes,
  ...registryRefusalCodes,
  ...transferRefusalCodes,
  ...proposalRefusalCodes,
  ...appealRefusalCodes,
  ...casebookRefusalCodes,
  ...correctionRefusalCodes,
  ...gradingRefusalCodes,
  ...entryRefusalCodes,
  ...eventRequestRefusalCodes,
  ...exportRefusalCodes,
  ...panelRefusalCodes,
  ...resultRefusalCodes,
  ...sanctionRefusalCodes,
  ...tableEntryRefusalCodes,
] as const

export type RefusalCode = (typeof refusalCodes)[number]

/** Every problem the rules, the file formats and the use cases can answer. One code may stand in several modules. */
export const problemCodes: readonly string[] = [
  ...sports.flatMap(sport => sport.problemCodes),
  ...awardProblemCodes,
  ...formatProblemCodes,
  ...orderProblemCodes,
  ...pairingProblemCodes,
  ...panelRuleProblemCodes,
  ...procedureProblemCodes,
  ...procedureRefusalCodes,
  ...rulingRuleProblemCodes,
  ...accountProblemCodes,
  ...followProblemCodes,
  ...mailProblemCodes,
  ...appealProblemCodes,
  ...auditProblemCodes,
  ...awardsProblemCodes,
  ...policyProblemCodes,
  ...casebookProblemCodes,
  ...bodyRulesProblemCodes,
  ...conditionsProblemCodes,
  ...checkProblemCodes,
  ...correctionProblemCodes,
  ...decisionProblemCodes,
  ...entryProblemCodes,
  ...eventProblemCodes,
  ...eventRequestProblemCodes,
  ...exportProblemCodes,
  ...certificateProblemCodes,
  ...forecastProblemCodes,
  ...gradingProblemCodes,
  ...importProblemCodes,
  ...handProblemCodes,
  ...lawProblemCodes,
  ...lineUpProblemCodes,
  ...matchDayProblemCodes,
  ...seatDrawProblemCodes,
  ...panelProblemCodes,
  ...bulkProblemCodes,
  ...deskProblemCodes,
  ...registryProblemCodes,
  ...proposalProblemCodes,
  ...switchingProblemCodes,
  ...officeProblemCodes,
  ...transferProblemCodes,
  ...resultProblemCodes,
  ...roundProblemCodes,
  ...rulingProblemCodes,
  ...sanctionProblemCodes,
  ...sharedProblemCodes,
  ...standingsProblemCodes,
  ...tableEntryProblemCodes,
  ...uploadProblemCodes,
  ...webhookProblemCodes,
  ...refusalCodes,
]
