import { useTranslations } from 'next-intl'
import { Chip } from '@/components/ui/chip'

type Status = 'REQUESTED' | 'RETURNED' | 'APPROVED' | 'WITHDRAWN'

const tones: Readonly<Record<Status, 'plain' | 'seal'>> = {
  REQUESTED: 'plain',
  RETURNED: 'seal',
  APPROVED: 'plain',
  WITHDRAWN: 'plain',
}

/** Where a request stands. */
export function RequestStatus({ status, isTacit }: { readonly status: Status; readonly isTacit: boolean }) {
  const t = useTranslations('eventRequests')
  return <Chip tone={tones[status]}>{isTacit ? t('tacitlyApproved') : t(`status.${status}`)}</Chip>
}
