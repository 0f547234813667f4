import type { ImportedEvent } from '../imported-event.js'

const withoutPlaces = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutPlaces)
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value).filter(([key]) => key !== 'location')
  return Object.fromEntries(entries.map(([key, item]) => [key, withoutPlaces(item)]))
}

/** An event without the places where its parts stood in the file, for comparing two files that say the same. */
export const content = ({
  problems: _problems,
  format: _format,
  formatVersion: _version,
  ...event
}: ImportedEvent): unknown => withoutPlaces(event)
