-- Cuts that were written as withdrawals get their column. The log of the cuts tells them from hands that wrote "cut".
UPDATE entry SET cut_after = coalesce(entry.withdrawn_after, 0), withdrawn_at = NULL, withdrawn_after = NULL, withdrawn_reason = NULL
FROM audit_event
WHERE audit_event.type = 'SIDES_CUT'
  AND audit_event.aggregate_id = entry.stage_id
  AND audit_event.data -> 'entryIds' ? entry.id::text
  AND entry.withdrawn_reason = 'cut';
