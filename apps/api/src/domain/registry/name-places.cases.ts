/** What becomes of a name at a place when its person is forgotten. */
export interface NamePlace {
  /**
   * `removed`: with the row, or emptied; `replaced`: by the mark of somebody anonymised; `editor`: its editor is notified and
   * changes it; `stays`: for the reason given.
   */
  readonly erased: 'removed' | 'replaced' | 'editor' | 'stays'
  readonly why?: string
}

const removed: NamePlace = { erased: 'removed' }
const replaced: NamePlace = { erased: 'replaced' }
const stays = (why: string): NamePlace => ({ erased: 'stays', why })

const AS_READ = 'a file of the office, kept as it was read'
const RECORD = 'a record of a case, read by its parties and offices'

/**
 * The one list of the columns in which a person's name can stand, as `table.column`. What is published follows from them: open
 * data are written again, answers and pages that were kept are dropped with each change of a table, feeds, calendars, papers and
 * certificates are made when they are requested. A test forgets somebody and finds the name in no other column.
 */
export const namePlaces: Readonly<Record<string, NamePlace>> = {
  'person_name.family': removed,
  'person_name.given': removed,
  'person_name.display': removed,
  'person_name.search_text': removed,
  'account_recovery.reason': replaced,
  'guardianship.name': replaced,
  'guardianship.contact': replaced,
  'entry.name_as_entered': replaced,
  'entry_player.name_as_entered': replaced,
  'identity_question.name_as_entered': replaced,
  'appeal_party.name_as_entered': replaced,
  'person_claim.proof': replaced,
  'person_claim.decision_reason': replaced,
  'slot_flag.note': replaced,
  'certificate.content': removed,
  'publication.content': removed,
  'user.name': replaced,
  'user.email': replaced,
  'mail.text': removed,
  'mail.html': removed,
  'mail.subject': removed,
  'case_publication.body': { erased: 'editor' },
  'case_publication.headnote_zh': { erased: 'editor' },
  'case_publication.headnote_en': { erased: 'editor' },
  'audit_event.data': stays('a log that can be edited proves nothing; the office alone reads it'),
  'import_batch.content': stays(AS_READ),
  'import_batch.problems': stays(AS_READ),
  'upload.content': stays('what was brought, for half an hour'),
  'table_file.cells': stays(AS_READ),
  'table_file.mends': stays(AS_READ),
  'event_document.content': stays('a paper that the organiser published; the office replaces it'),
  ...Object.fromEntries(
    [
      ...[
        'appeal.matter',
        'appeal.statement',
        'appeal.relief',
        'appeal.signatures',
        'docket_entry.text',
        'docket_entry.data',
      ],
      ...['case_statement.facts', 'case_statement.reasons', 'evidence_file.content', 'appeal_decision.findings'],
      ...['appeal_decision.reasoning', 'appeal_decision.reasoning_zh', 'appeal_decision.reasoning_en'],
      ...['appeal_decision.dissents', 'ruling.facts', 'ruling.decision', 'ruling.director_name'],
    ].map(place => [place, stays(RECORD)]),
  ),
}
