'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { ProblemList } from '@/components/problem-list'
import { ProblemText } from '@/components/problem-text'
import { type Control, controlAt, fieldOf } from '@/lib/control-at'
import type { ApiProblem } from '@/lib/graphql/result'

interface Placed {
  readonly id: string
  readonly control: Control
  readonly field: Element
  readonly problems: readonly ApiProblem[]
}

interface Sorted {
  readonly placed: readonly Placed[]
  /** Those that speak of no field of the form. */
  readonly others: readonly ApiProblem[]
}

const isError = (problem: ApiProblem): boolean => (problem.severity ?? 'error').toLowerCase() === 'error'

/** A line is a place in a file, not a field of the form. */
const speaksOfField = (problem: ApiProblem): boolean =>
  Boolean(problem.path) && problem.line == null && isError(problem)

const inOrder = (one: Placed, other: Placed): number =>
  one.control.compareDocumentPosition(other.control) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1

/** Each problem with the field it speaks of, in the order of the form. */
const sortOut = (form: ParentNode, problems: readonly ApiProblem[], id: string): Sorted => {
  const found = new Map<Control, { field: Element; problems: ApiProblem[] }>()
  const others: ApiProblem[] = []
  for (const problem of problems) {
    const control = speaksOfField(problem) ? controlAt(form, problem.path ?? '') : undefined
    const field = control && fieldOf(control)
    if (!control || !field) others.push(problem)
    else found.set(control, { field, problems: [...(found.get(control)?.problems ?? []), problem] })
  }
  const placed = [...found].map(([control, rest], at) => ({ id: `${id}-${at}`, control, ...rest })).sort(inOrder)
  return { placed, others }
}

const withoutId = (text: string | null, id: string): string =>
  (text ?? '')
    .split(/\s+/)
    .filter(part => part !== '' && part !== id)
    .join(' ')

const setOrRemove = (control: Control, name: string, value: string | null): void =>
  value ? control.setAttribute(name, value) : control.removeAttribute(name)

/** Says of the control that it is wrong and by which sentence; answers how to take that back. */
const mark = ({ control, id }: Placed): (() => void) => {
  const before = control.getAttribute('aria-invalid')
  const described = withoutId(control.getAttribute('aria-describedby'), id)
  control.setAttribute('aria-invalid', 'true')
  control.setAttribute('aria-describedby', `${described} ${id}`.trim())
  return () => {
    setOrRemove(control, 'aria-invalid', before)
    setOrRemove(control, 'aria-describedby', withoutId(control.getAttribute('aria-describedby'), id))
  }
}

const reveal = (control: Control): void => {
  for (let fold = control.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
    fold.open = true
  control.focus()
}

/** The problems as they stand in the form around `foot`; sorted anew only when others come. */
const useSorted = (problems: readonly ApiProblem[]) => {
  const foot = useRef<HTMLDivElement>(null)
  const id = useId()
  const key = JSON.stringify(problems)
  const [sorted, setSorted] = useState<Sorted>({ placed: [], others: [] })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same problems in another list are the same
  useLayoutEffect(() => {
    const form = foot.current?.closest('form') ?? foot.current?.parentElement
    if (form) setSorted(sortOut(form, problems, id))
  }, [key, id])
  useEffect(() => {
    const undo = sorted.placed.map(mark)
    if (sorted.placed[0]) reveal(sorted.placed[0].control)
    return () => {
      for (const step of undo) step()
    }
  }, [sorted])
  return { foot, ...sorted }
}

interface LocatedProblemsProps {
  readonly problems: readonly ApiProblem[]
  readonly ofAct: boolean
}

/**
 * What an act was refused for: each problem at the field of the form that it speaks of, which takes the focus; those of no
 * field here, at the foot.
 */
export function LocatedProblems({ problems, ofAct }: LocatedProblemsProps) {
  const t = useTranslations('problemList')
  const { foot, placed, others } = useSorted(problems)
  return (
    <div ref={foot} role="alert" className="my-4">
      {placed.length > 0 ? <p className="mb-2 text-seal">{t('atFields', { count: placed.length })}</p> : null}
      <ProblemList problems={others} ofAct={ofAct} />
      {placed.map(one =>
        createPortal(
          <p id={one.id} className="text-seal text-sm" data-no-print="">
            <ProblemText problems={one.problems} />
          </p>,
          one.field,
          one.id,
        ),
      )}
    </div>
  )
}
