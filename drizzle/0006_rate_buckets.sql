-- What callers may still spend. Not logged: after a crash everybody starts with a full bucket.
create unlogged table rate_bucket (
  key text primary key,
  tokens double precision not null,
  at timestamptz not null
);
