'use client'

import { useTranslations } from 'next-intl'
import { KeyList } from '@/components/ui/key-list'
import { deskActions, deskKeys } from './use-desk-keys'

/** The keys of the desk. */
export function DeskKeyList({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('scoreDesk')
  const rows = (['save', ...deskActions] as const).map(action => ({
    label: t(`key.${action}`),
    keys: deskKeys[action],
  }))
  return <KeyList title={t('keys')} rows={rows} onClose={onClose} />
}
