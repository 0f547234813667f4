import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { findBreakingChanges, type GraphQLSchema } from 'graphql'

/**
 * The version of the API that others build on: the month it is released in. Whoever breaks what the release before
 * promised raises it and says what broke in `docs/api-changes.md`.
 */
export const API_VERSION = '2026-11'

/** What was promised: the schema of the last release, written there by `npm run release:api` when it is released. */
export const releasedFile = path.resolve(import.meta.dirname, '../../released-schema.graphql')

export interface ReleasedSchema {
  readonly version: string
  readonly text: string
}

const HEAD = '# API version '

/** A schema as it is kept for a release. */
export const asReleased = (version: string, text: string): string => `${HEAD}${version}\n${text}`

/** The last release; nothing before the first. */
export const lastRelease = (file = releasedFile): ReleasedSchema | undefined => {
  if (!existsSync(file)) return undefined
  const text = readFileSync(file, 'utf8')
  return { version: text.slice(HEAD.length, text.indexOf('\n')), text }
}

/**
 * What broke between a release and now, in words, and is not said: with the version of the release nothing may break;
 * with a newer one what the list of changes says word by word.
 */
export const unsaidBreaks = (
  release: { readonly version: string; readonly schema: GraphQLSchema },
  now: { readonly version: string; readonly schema: GraphQLSchema },
  said: string,
): string[] =>
  findBreakingChanges(release.schema, now.schema)
    .map(({ description }) => description)
    .filter(description => now.version <= release.version || !said.includes(description))
