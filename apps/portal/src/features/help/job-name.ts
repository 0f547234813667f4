import { getTranslations } from 'next-intl/server'
import { codeText } from '@/i18n/code-text'
import { findJob } from './jobs'

/** What the page of a job is called; undefined where there is none. */
export const jobName = async (tour: string, code: string): Promise<string | undefined> => {
  const job = findJob(tour, code)
  return job && codeText(await getTranslations(), job.name)
}
