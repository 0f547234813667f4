import type { ReactNode } from 'react'

interface ChoiceProps {
  readonly name: string
  readonly value: string
  readonly chosen: string
  readonly onChoose: (choice: string) => void
  readonly children: ReactNode
}

/** One of several, as a line to press. */
export function Choice({ name, value, chosen, onChoose, children }: ChoiceProps) {
  return (
    <label className="flex min-h-11 items-center gap-3 rounded-md px-2 hover:bg-raised">
      <input
        type="radio"
        name={name}
        value={value}
        checked={chosen === value}
        onChange={() => onChoose(value)}
        className="size-4 accent-[var(--ink)]"
      />
      {children}
    </label>
  )
}
