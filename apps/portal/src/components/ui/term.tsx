import { type ReactNode, useId } from 'react'

interface TermProps {
  /** What the word means here; without one the word stands alone. */
  readonly meaning: string | undefined
  readonly children: ReactNode
}

/** A word that says what it means: to the pointer that rests on it, and when it is pressed, without a script. */
export function Term({ meaning, children }: TermProps) {
  const id = useId()
  if (!meaning) return children
  return (
    <>
      <button type="button" popoverTarget={id} title={meaning} className="term">
        {children}
      </button>
      <span id={id} popover="auto" className="term-note">
        {meaning}
      </span>
    </>
  )
}
