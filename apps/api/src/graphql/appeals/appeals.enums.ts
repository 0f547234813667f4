import type { AppealMatter, AppealSubject, FilingCapacity, HearingBody, ProcedureWindow } from '@paiji/rules/procedure'
import { inadmissibleReasons } from '@paiji/rules/procedure'
import { appealEventTypes } from '../../domain/appeals/appeal-events.js'
import type { CaseParty } from '../../domain/appeals/case-access.repo.js'
import type { CaseScope } from '../../domain/appeals/cases.repo.js'
import type { ClockEnding, ClockKind } from '../../domain/appeals/clocks.js'
import type { EvidenceRow, FileRow } from '../../domain/appeals/evidence.repo.js'
import type { DocketRow } from '../../domain/appeals/cases.repo.js'
import { type Doer, nextStepCodes } from '../../domain/appeals/next-steps.js'
import { noticeCodes } from '../../domain/notices/notice-kinds.js'
import type { NoticeSubject } from '../../domain/shared/notice-subjects.js'
import type { RequestInfoInput } from '../../domain/appeals/information.js'
import type { OrderRow } from '../../domain/appeals/orders.repo.js'
import type { StatementRow } from '../../domain/appeals/statements.repo.js'
import { caseActNames } from '../../domain/appeals/policy.js'
import type { AppealOutcome, AppealStatus, CasePhase } from '../../domain/appeals/statuses.js'
import type { Relation } from '../../domain/appeals/visibility.js'
import { enumOf, enumOfCodes } from '../shared/enum.js'

export const AppealStatusEnum = enumOf<AppealStatus>('AppealStatus', 'Where a case stands.', {
  DRAFT: 'Being written; only its author sees it.',
  FILED: 'Received; the desk checks whether it is admissible.',
  CURE_REQUESTED: 'The appellant has been asked to put something right.',
  INADMISSIBLE: 'Not heard, for a reason of the procedure.',
  ADMITTED: 'To be heard.',
  LAW_PART_REFERRED: 'The chief director answers the question of law.',
  PANEL_FORMING: 'Members have been named and disclose their ties.',
  CHALLENGED: 'A party objects to a member.',
  IN_REVIEW: 'The panel reads the case.',
  INFO_REQUESTED: 'The panel waits for an answer.',
  HEARING_SCHEDULED: 'A hearing has its place and time.',
  HEARD: 'The hearing has been held.',
  DELIBERATION: 'The panel votes.',
  DECIDED: 'Voted; the reasons are being written.',
  NOTIFIED: 'The parties have the decision.',
  EFFECTS_APPLIED: 'What was ordered has been carried out.',
  PUBLISHED: 'In the casebook.',
  CLOSED: 'Over.',
  ESCALATED: 'Gone on to the next body.',
  WITHDRAWN: 'Taken back by the appellant.',
})

export const CasePhaseEnum = enumOf<CasePhase>('CasePhase', 'The parts a case goes through.', {
  draft: 'Being written.',
  admission: 'Filed, not yet admitted.',
  lawPart: 'A question of law is with the chief director.',
  panel: 'A panel is being formed.',
  review: 'The panel reads and hears.',
  vote: 'The panel votes.',
  decided: 'Voted, not yet notified.',
  notified: 'The parties have the decision.',
  over: 'Nothing more is done.',
})

export const AppealOutcomeEnum = enumOf<AppealOutcome>('AppealOutcome', 'What a decision did to the ruling.', {
  rulingUpheld: 'The ruling stands.',
  rulingVaried: 'The ruling stands in part.',
  rulingOverturned: 'The ruling falls.',
  remanded: 'The case goes back to be ruled on again.',
  dismissed: 'The appeal is not gone into.',
})

export const AppealSubjectEnum = enumOf<AppealSubject>('AppealSubject', 'What is contested.', {
  ruling: 'A ruling of the director.',
  score: 'A score as it was recorded.',
  eligibility: 'Whether somebody may take part.',
  discipline: 'A disciplinary measure.',
})

export const AppealMatterEnum = enumOf<AppealMatter>(
  'AppealMatter',
  'What the question is about: it decides who hears it.',
  {
    law: 'Which law applies, and what it says.',
    judgement: 'An assessment, of a score or of what would have happened.',
    score: 'Arithmetic and recording.',
    discipline: 'Conduct.',
    eligibility: 'The right to take part.',
  },
)

export const HearingBodyEnum = enumOf<HearingBody>('HearingBody', 'Who hears a case.', {
  director: 'The director.',
  chiefDirector: 'The chief director.',
  committee: 'An appeals committee.',
  nationalAuthority: 'The national authority.',
})

export const FilingCapacityEnum = enumOf<FilingCapacity>('FilingCapacity', 'As what somebody files or signs.', {
  contestant: 'A player, or one of a pair.',
  teamMember: 'One of a team.',
  captain: 'The captain or leader.',
  organisation: 'A body, by its representative.',
})

export const PartySideEnum = enumOf<CaseParty['side']>('PartySide', 'On which side of a case somebody is.', {
  appellant: 'Brings the appeal.',
  respondent: 'The other side at the table.',
  director: 'Gave the ruling.',
  interested: 'Concerned by the outcome.',
})

export const ConcurrenceEnum = enumOf<CaseParty['concurrence']>(
  'Concurrence',
  'Whether one of the own side agrees to the appeal.',
  {
    notNeeded: 'The procedure does not ask it.',
    pending: 'Not yet answered.',
    given: 'Agrees.',
    refused: 'Does not agree.',
    deemed: 'Not there, and taken to agree.',
  },
)

export const ClockKindEnum = enumOf<ClockKind>('ClockKind', 'What a deadline is for.', {
  filing: 'Filing the appeal.',
  concurrence: 'Agreeing to it.',
  deposit: 'Paying the deposit.',
  cure: 'Putting a filing right.',
  leave: 'Deciding on leave to file late.',
  lawPart: 'Answering the question of law.',
  information: 'Answering the panel.',
  statement: 'Stating the facts and reasons of the ruling.',
  response: 'Answering the appeal.',
  challenge: 'Objecting to a member.',
  disclosure: 'Disclosing ties.',
  hearing: 'Holding the hearing.',
  decision: 'Deciding.',
  escalation: 'Going to the next body.',
})

export const ClockEndingEnum = enumOf<ClockEnding>(
  'ClockEnding',
  'Why nothing is waited for any more that was never done.',
  {
    case: 'The case is over.',
    waived: 'Those it waited for gave it up themselves.',
    dispensed: 'The chair dispensed with it, with a reason.',
    overtaken: 'Another act took its place.',
  },
)

export const ClockAnchorEnum = enumOf<ProcedureWindow['anchor']>('ClockAnchor', 'From when a deadline is counted.', {
  RULING_GIVEN: 'When the ruling was given.',
  SCORE_AVAILABLE: 'When the score could be seen.',
  SESSION_END: 'When the session ended.',
  STAGE_END: 'When the stage ended.',
  DECISION_NOTIFIED: 'When the decision was notified.',
  LIST_PUBLISHED: 'When the list was published.',
  FILED: 'When the appeal was filed.',
  NOTIFIED: 'When the notice was given.',
  ORDERED: 'When it was asked for.',
})

export const CaseActorEnum = enumOf<Doer>('CaseActor', 'Who must act in a case.', {
  appellant: 'Who brings the appeal.',
  respondent: 'The other side.',
  parties: 'Both sides.',
  director: 'Who gave the ruling.',
  clerk: 'The appeals desk.',
  chiefDirector: 'The chief director.',
  committee: 'The committee, with its clerk.',
  panel: 'The panel of this case.',
  chair: 'The chair of the panel.',
  nextBody: 'The body that would hear the case next.',
  staff: 'The office of the organiser.',
})

export const AppealOrderKindEnum = enumOf<OrderRow['kind']>(
  'AppealOrderKind',
  'What was asked for or ordered along the way.',
  {
    leaveToFileLate: 'Leave to file out of time.',
    extension: 'A later deadline.',
    clockStop: 'Time that stands still.',
    stay: 'Results that wait for the decision.',
    cure: 'A filing to be put right.',
    information: 'An answer to the panel.',
    lawPart: 'The question of law.',
    hearing: 'A hearing.',
    reopening: 'A decided case to be heard again for new evidence.',
    other: 'Anything else.',
  },
)

export const AppealOrderStatusEnum = enumOf<OrderRow['status']>('AppealOrderStatus', 'What came of it.', {
  REQUESTED: 'Asked for, not decided.',
  GRANTED: 'Granted.',
  REFUSED: 'Refused.',
  DONE: 'Done.',
  LIFTED: 'No longer in force.',
})

export const DocketEntryTypeEnum = enumOfCodes('DocketEntryType', 'What happened in a case.', appealEventTypes)

export const CaseVisibilityEnum = enumOf<DocketRow['visibility']>('CaseVisibility', 'Who reads a part of the file.', {
  public: 'Everybody.',
  parties: 'The parties, the panel and the desk.',
  panel: 'The panel.',
  clerk: 'The desk.',
  sealed: 'The panel and the desk; every reading is logged.',
})

export const EvidenceVisibilityEnum = enumOf<EvidenceRow['visibility']>(
  'EvidenceVisibility',
  'Who reads a piece of evidence.',
  {
    parties: 'The parties, the panel and the desk.',
    panel: 'The panel and the desk.',
    clerk: 'The desk.',
    sealed: 'The panel and the desk; every reading is logged.',
  },
)

export const EvidenceKindEnum = enumOf<EvidenceRow['kind']>('EvidenceKind', 'What a piece of evidence is.', {
  handRecord: 'A record of hands.',
  scoreSheet: 'A score sheet.',
  video: 'A video.',
  photo: 'A photograph.',
  statement: 'A statement.',
  poll: 'A poll of players.',
  conventionCard: 'A convention card.',
  ruleText: 'A text of rules.',
  priorCase: 'An earlier case.',
  other: 'Anything else.',
})

export const EvidenceAdmissionEnum = enumOf<EvidenceRow['admission']>('EvidenceAdmission', 'Whether a piece counts.', {
  offered: 'Not yet ruled on.',
  admitted: 'Counts.',
  excluded: 'Does not count.',
})

export const EvidenceFormEnum = enumOf<FileRow['form']>('EvidenceForm', 'Which copy of a piece.', {
  original: 'As it was given.',
  redacted: 'With names and private matter taken out.',
})

export const NextStepCodeEnum = enumOfCodes('NextStepCode', 'What happens next to a case.', nextStepCodes)

export const CaseActEnum = enumOfCodes('CaseAct', 'A mutation on a case.', caseActNames)

export const CaseRelationEnum = enumOf<Relation>('CaseRelation', 'What a viewer is to a case.', {
  public: 'One of the public.',
  appellant: 'Brings the appeal.',
  respondent: 'Of the other side.',
  interested: 'Would lose a place by the outcome.',
  directorConcerned: 'Gave the ruling.',
  clerk: 'Keeps the desk.',
  chiefDirector: 'Directs the event.',
  panelProposed: 'Named to the panel, not yet seated.',
  panelSeated: 'Sits on the panel.',
  nextBody: 'Of the next body, and asked to decide on an objection to the chair.',
  conflictedMember: 'Named, and kept off by a tie.',
  staff: 'Of the organiser\u2019s office.',
})

export const CaseScopeEnum = enumOf<CaseScope>('CaseScope', 'Whose list of cases.', {
  public: 'What everybody may see.',
  mine: 'Cases the viewer is a party to.',
  docket: 'Cases of the desk.',
  directed: 'Cases about the viewer\u2019s rulings and events.',
  panel: 'Cases the viewer sits on.',
})

export const InadmissibilityEnum = enumOfCodes('Inadmissibility', 'Why a case is not heard.', inadmissibleReasons)

export const NoticeCodeEnum = enumOfCodes('NoticeCode', 'What a notice is about.', noticeCodes)

export const NoticeSubjectEnum = enumOf<NoticeSubject>('NoticeSubject', 'What a notice leads to, besides a case.', {
  eventRequest: 'A request for an event.',
  claim: 'A claim on a record of the register.',
  person: 'A person of the register.',
})

export const StatementKindEnum = enumOf<StatementRow['kind']>('CaseStatementKind', 'Who states something to a case.', {
  response: 'The other side, in answer to the appeal.',
  director: 'The director, on the ruling.',
})

export const InfoSourceEnum = enumOf<RequestInfoInput['from']>('InfoSource', 'Whom the panel asks.', {
  appellant: 'Who brings the appeal.',
  respondent: 'The other side.',
  parties: 'Both sides.',
  director: 'Who gave the ruling.',
})

export const LeaveGiverEnum = enumOf<HearingBody | 'clerk'>('LeaveGiver', 'Who gives leave to file late.', {
  clerk: 'The appeals desk.',
  director: 'The director.',
  chiefDirector: 'The chief director.',
  committee: 'The appeals committee.',
  nationalAuthority: 'The national authority.',
})
