import { getLocale } from 'next-intl/server'
import { redirect } from '@/i18n/navigation'
import { paths } from '@/lib/paths'
import { hasDesk, loadViewer } from './load-viewer'

/** Leads staff to the desk, a player to the own page, and everybody else home. */
export const goToFirstPage = async (): Promise<never> => {
  const [answer, locale] = await Promise.all([loadViewer(), getLocale()])
  const viewer = answer.ok ? answer.data.viewer : undefined
  if (viewer?.accountId && hasDesk(viewer)) return redirect({ href: paths.desk, locale })
  return redirect({ href: viewer?.person ? paths.my : '/', locale })
}
