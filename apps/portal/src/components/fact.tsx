import type { ReactNode } from 'react'

interface FactProps {
  readonly name: ReactNode
  readonly className?: string
  readonly children: ReactNode
}

/** One line of a list of facts: what it is called, and what it is. */
export function Fact({ name, className, children }: FactProps) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className={className}>{children}</dd>
    </>
  )
}
