SELECT seal_contents_of('entry_terms', 'entry_terms', 'event_id');--> statement-breakpoint
SELECT seal_contents_of('entry_request', 'entry_request', 'id');--> statement-breakpoint
SELECT seal_contents_of('entry_request_player', 'entry_request_player', 'id');--> statement-breakpoint
SELECT seal_contents_of('entry_fee', 'entry_fee', 'id');--> statement-breakpoint
SELECT seal_contents_of('sanction', 'sanction', 'id');--> statement-breakpoint
SELECT seal_contents_of('erasure_request', 'erasure_request', 'id');
