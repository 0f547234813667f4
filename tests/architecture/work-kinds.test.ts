import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

/** Every act that is somebody's second half, answer or decision is work: on the desk's list, in a case, or on one's own page. */

const root = path.resolve(import.meta.dirname, '../..')
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8')
const mutations = [
  ...(/^type Mutation \{([\s\S]*?)^\}/m.exec(read('apps/api/schema.graphql'))?.[1] ?? '').matchAll(/^ {2}(\w+)\(/gm),
].map(([, name = '']) => name)
const kinds = [
  ...(/workKinds = \[([\s\S]*?)\]/.exec(read('apps/api/src/domain/desk/work-parts.ts'))?.[1] ?? '').matchAll(
    /'(\w+)'/g,
  ),
].map(([, kind = '']) => kind)

const WAITS =
  /^(accept|admit|advise|agree|announce|answer|approve|award|cast|commit|concur|confirm|consent|decide|declare[DI]|decline|dispute|forfeit|own|publishCase|publishStandings|reinstate|resubmit|return|ruleOn|settle|sign|state|waive|withdrawDisclosure)/

/** Of each such act the kind of work it ends, or where else it waits for its person. */
const ends: Readonly<Record<string, string>> = {
  acceptAnomaly: 'anomalies',
  acceptDifference: 'listDifferences',
  acceptDifferences: 'listDifferences',
  stateSwitch: 'register: nobody waits for it',
  ownAnomaly: 'anomalies',
  announceEvent: 'eventsToAnnounce',
  answerReport: 'resultReports',
  answerTransfer: 'transfersToAnswer',
  decideTransfer: 'transfersToDecide',
  answerRecordAct: 'recordActsToAnswer',
  approveCorrection: 'correctionsToApprove',
  declineCorrection: 'correctionsToApprove',
  commitImport: 'filesToCommit',
  commitSpreadsheet: 'spreadsheetsRead',
  confirmResult: 'unconfirmedSheets',
  confirmSanction: 'sanctionsToConfirm',
  decideClaim: 'claims',
  decideEntry: 'entriesToDecide',
  decideErasure: 'erasuresToDecide',
  decideEventRequest: 'eventRequests',
  resubmitEventRequest: 'returnedEventRequests',
  decideGrades: 'gradesToAward',
  decideIdentity: 'importQuestions',
  decideAccountRecovery: 'recoveriesToDecide',
  decideRole: 'rolesToConfirm',
  publishStandings: 'windowsEnding',
  settleFlag: 'score desk: flags stand at their result',
  agreeAtTable: 'own page: at the table',
  disputeAtTable: 'own page: at the table',
  agreeWithResults: 'own page: results to confirm',
  answerEntry: 'own page: asked to play',
  answerMatchMove: 'own page: the notice leads to the match',
  stateAwardFigures: 'event office: a second statement stands beside the first',
  reinstateEntry: 'event office: undoes an act',
  declareDistinct: 'register: the queue of look-alikes',
  declareIssuer: 'register: nobody waits for it',
  ...Object.fromEntries(
    [
      ...['admitAppeal', 'answerAppeal', 'answerInfo', 'answerLawPart', 'answerPoll', 'castVote', 'concurInAppeal'],
      ...[
        'consentToPanel',
        'decideChallenge',
        'decideLateLeave',
        'decideReopening',
        'decideStay',
        'declareInadmissible',
        'forfeitDeposit',
      ],
      ...[
        'publishCase',
        'returnDeposit',
        'returnLawPart',
        'ruleOnEvidence',
        'signDecision',
        'stateFacts',
        'waiveAnswer',
      ],
      'withdrawDisclosure',
    ].map(name => [name, 'case: stands with its clock on the docket']),
  ),
}

describe('work that waits', () => {
  it('is known of every act that is an answer, a decision or a second half', () => {
    expect(mutations.filter(name => WAITS.test(name)).sort()).toEqual(Object.keys(ends).sort())
  })

  it('is of a kind that the desk lists, or says where else it stands', () => {
    const known = [...kinds, 'case', 'own page', 'score desk', 'event office', 'register']
    expect(Object.values(ends).filter(where => !known.includes(where.split(':')[0] ?? ''))).toEqual([])
  })

  it('has of every kind an act, what happens if nobody acts, and a name, in both languages', () => {
    expect(kinds.length).toBeGreaterThan(20)
    for (const locale of ['zh-CN', 'en']) {
      const { desk } = JSON.parse(read(`apps/portal/messages/${locale}/desk.json`)) as {
        desk: { work: Record<'kinds' | 'acts' | 'otherwise', Record<string, string>> }
      }
      for (const part of ['kinds', 'acts', 'otherwise'] as const)
        expect(Object.keys(desk.work[part]).sort(), `${locale} ${part}`).toEqual([...kinds].sort())
    }
  })
})
