'use client'

export interface EntryToConfirm {
  readonly id: string
  readonly number: string
  readonly nameAsEntered: string
}

interface ConfirmEntriesProps {
  /** Distinguishes the boxes of several such lists on one page. */
  readonly id: string
  /** What problems name their field by; each that of its contestant by the number after it. */
  readonly name: string
  readonly title: string
  readonly hint: string
  readonly entries: readonly EntryToConfirm[]
  readonly line: (entry: EntryToConfirm) => string
  readonly confirmed: readonly string[]
  readonly onChange: (confirmed: readonly string[]) => void
}

/** Contestants about whom an act asks: each is confirmed by its own box, or what speaks against it is mended first. */
export function ConfirmEntries({ id, name, title, hint, entries, line, confirmed, onChange }: ConfirmEntriesProps) {
  if (entries.length === 0) return null
  const toggle = (entry: string, checked: boolean) =>
    onChange(checked ? [...confirmed, entry] : confirmed.filter(one => one !== entry))
  return (
    <fieldset className="mb-3">
      <legend className="font-medium">{title}</legend>
      <p className="text-sm text-muted">{hint}</p>
      <ul>
        {entries.map(entry => (
          <li key={entry.id} data-path={`${name}.${entry.number}`}>
            <label htmlFor={`${id}-${entry.id}`} className="flex min-h-11 items-center gap-2">
              <input
                type="checkbox"
                id={`${id}-${entry.id}`}
                name={name}
                value={entry.id}
                className="size-5"
                checked={confirmed.includes(entry.id)}
                onChange={event => toggle(entry.id, event.target.checked)}
              />
              {line(entry)}
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
