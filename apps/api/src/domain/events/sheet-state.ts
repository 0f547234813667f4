import { editionOf } from '@paiji/rules'

interface StoredSheet {
  readonly editionId: string
  readonly sheet: unknown
}

/** A sheet that counts for nothing yet, since what it tells of is still being played. @param conditions the stage's, as stored */
export const isUnfinished = ({ editionId, sheet }: StoredSheet, conditions: unknown): boolean => {
  const edition = editionOf(editionId)
  const read = edition?.parseSheet(sheet)
  const settings = edition?.parseSettings(conditions)
  return read?.ok === true && edition?.isFinished?.(read.value, settings?.ok ? settings.value : undefined) === false
}

/** A sheet that takes back what was written in its place. */
export const isBlank = ({ editionId, sheet }: StoredSheet): boolean => {
  const edition = editionOf(editionId)
  const read = edition?.parseSheet(sheet)
  return read?.ok === true && edition?.isBlank?.(read.value) === true
}
