import { getTranslations } from 'next-intl/server'
import type { ApiFailure } from '@/lib/graphql/result'

/** For the browser's title bar when there is nothing at the address; nothing when the answer failed otherwise. */
export const missingTitle = async (failure?: ApiFailure): Promise<string | undefined> =>
  failure && failure.layer !== 'missing' ? undefined : (await getTranslations('failure'))('notFoundTitle')
