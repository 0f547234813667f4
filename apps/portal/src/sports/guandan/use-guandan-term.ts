import { guandanTerms } from '@paiji/rules/guandan'
import { useLocale } from 'next-intl'
import { inLanguage } from '@/lib/format/bilingual'

/** The sport's own words for its codes, in the reader's language; a code without words stands as it is. */
export const useGuandanTerm = (): ((code: string) => string) => {
  const locale = useLocale()
  return code => {
    const words = guandanTerms[code]
    return words ? inLanguage(words, locale) : code
  }
}

/** Level marks as players write them: ten as 10, A passed as 过A or A+. */
export const useLevelText = (): ((mark: string) => string) => {
  const locale = useLocale()
  return mark => (mark === 'T' ? '10' : mark === 'A+' && locale !== 'en' ? '过A' : mark)
}
