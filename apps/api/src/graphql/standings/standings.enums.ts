import type { AnchorCode, RulesWindow, Seat } from '@paiji/rules'
import type { RevisionRow } from '../../domain/standings/standings.repo.js'
import type { CrossTable } from '@paiji/rules'
import { enumOf } from '../shared/enum.js'

export const RevisionStatusEnum = enumOf<'PROVISIONAL' | 'PUBLISHED' | 'OFFICIAL' | 'SUPERSEDED'>(
  'RevisionStatus',
  'Where a revision stands on the road to official.',
  {
    PROVISIONAL: 'Computed; a later one may take its place.',
    PUBLISHED: 'Published; the windows of its rules run.',
    OFFICIAL: 'Official; points and lists are made of it.',
    SUPERSEDED: 'A later revision took its place; it is kept.',
  },
)

export const RevisionCauseEnum = enumOf<RevisionRow['cause']['kind']>(
  'RevisionCause',
  'What made a revision necessary.',
  {
    import: 'A results file was taken in.',
    result: 'A score sheet was entered.',
    correction: 'A correction was carried out.',
    ruling: 'A ruling was given or withdrawn.',
    appealDecision: 'A decision on an appeal took effect.',
    settings: 'The settings of the stage were changed.',
    publication: 'The standings were published.',
  },
)

export const CrossTableKindEnum = enumOf<CrossTable['kind']>(
  'CrossTableKind',
  'What the columns of a cross-table are.',
  {
    matches: 'A column for each round; its cell is the match.',
    boards: 'A column for each board.',
  },
)

export const SeatEnum = enumOf<Seat>('Seat', 'A seat at the table, by the compass.', {
  north: 'North 北.',
  east: 'East 东.',
  south: 'South 南.',
  west: 'West 西.',
})

export const RuleWindowKindEnum = enumOf<RulesWindow['kind']>(
  'RuleWindowKind',
  'What may be done while a window runs.',
  {
    correction: 'Errors of scores may be corrected.',
    appeal: 'Rulings may be appealed.',
    escalation: 'A decision may be taken to the next body.',
  },
)

export const RuleWindowAnchorEnum = enumOf<AnchorCode>('RuleWindowAnchor', 'From what a window runs.', {
  RULING_GIVEN: 'The ruling was given.',
  SCORE_AVAILABLE: 'The score could be seen.',
  SESSION_END: 'The session ended.',
  STAGE_END: 'The stage ended.',
  DECISION_NOTIFIED: 'The decision was notified.',
  LIST_PUBLISHED: 'The standings were published.',
})

/** Which sides are vulnerable on a board, as its sport marks it. */
type Vulnerability = 'none' | 'ns' | 'ew' | 'both'

export const VulnerabilityEnum = enumOf<Vulnerability>('Vulnerability', 'Which sides are vulnerable on a board.', {
  none: 'Neither.',
  ns: 'North and South.',
  ew: 'East and West.',
  both: 'All.',
})
