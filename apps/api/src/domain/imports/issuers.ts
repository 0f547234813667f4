import type { ImportedEvent } from '@paiji/formats'

/** Formats whose player numbers are one body's; every other file's numbers mean something in that file only. */
const bodyOfFormat: Partial<Record<ImportedEvent['format'], string>> = { acblJson: 'acbl' }

export const issuerOf = (event: ImportedEvent, digest: string): string => bodyOfFormat[event.format] ?? `file:${digest}`
