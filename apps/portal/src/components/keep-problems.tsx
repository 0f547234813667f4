'use client'

import { useLocale } from 'next-intl'
import { useEffect } from 'react'
import { keepProblemWords } from '#problem-words'

/** Has the sentences of problems at hand where acts are many, or the network may fail. */
export function KeepProblems() {
  const locale = useLocale()
  useEffect(() => keepProblemWords(locale), [locale])
  return null
}
