'use client'

import { useEffect } from 'react'
import type { ApiFailure } from './result'
import { useFetchAgain } from './use-live'

const OVERTAKEN = ['CASE_CHANGED_MEANWHILE', 'ALREADY_APPEALED']

/** Reads a page anew that somebody else's act has overtaken; what was typed stays, and the next press is about what stands now. */
export const useOvertaken = (failure: ApiFailure | undefined): void => {
  const again = useFetchAgain()
  const overtaken = failure?.layer === 'problems' && failure.problems.some(({ code }) => OVERTAKEN.includes(code))
  useEffect(() => {
    if (overtaken) again()
  }, [overtaken, again])
}
