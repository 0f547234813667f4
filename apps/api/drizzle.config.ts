import { defineConfig } from 'drizzle-kit'

/** The compiled schema: the kit's own loader does not follow `.js` suffixes to sources. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './dist/db/schema/index.js',
  out: '../../drizzle',
  casing: 'snake_case',
})
