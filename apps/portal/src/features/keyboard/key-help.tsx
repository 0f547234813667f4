'use client'

import { useTranslations } from 'next-intl'
import { KeyList } from '@/components/ui/key-list'

const rows = [
  ['search', ['/']],
  ['palette', ['Ctrl', 'K']],
  ['home', ['g', 'h']],
  ['events', ['g', 'e']],
  ['rankings', ['g', 'r']],
  ['players', ['g', 'p']],
  ['clubs', ['g', 'c']],
  ['desk', ['g', 'd']],
  ['rows', ['j', 'k']],
  ['turn', ['←', '→']],
  ['open', ['Enter']],
  ['close', ['Esc']],
  ['help', ['?']],
] as const

/** The keys of the house. */
export function KeyHelp({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('keys')
  return <KeyList title={t('title')} rows={rows.map(([name, keys]) => ({ label: t(name), keys }))} onClose={onClose} />
}
