import { guardPostgres } from './lib/guard-postgres.mjs'

/** After `npm ci` and before every build: the database driver with its guards. */
guardPostgres()
