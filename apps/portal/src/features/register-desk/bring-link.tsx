import { getTranslations } from 'next-intl/server'
import { ButtonLink } from '@/components/ui/button'
import { loadViewer } from '@/features/sign-in'
import { paths } from '@/lib/paths'

/** The way to a spreadsheet of this kind, for whoever may bring one. */
export async function BringLink({ kind }: { readonly kind: 'people' | 'clubs' | 'officials' }) {
  const [t, answer] = await Promise.all([getTranslations('spreadsheets'), loadViewer()])
  if (!answer.ok || !answer.data.viewer.permissions.canOpenSpreadsheets.allowed) return null
  return <ButtonLink href={paths.deskSpreadsheets({ kind })}>{t('bring')}</ButtonLink>
}
