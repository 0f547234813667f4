import { useLocale, useTranslations } from 'next-intl'
import { numberedText } from '@/components/entry-names'
import { QrCode } from '@/components/ui/qr-code'
import { paths } from '@/lib/paths'
import type { RoundTableData } from './round-data'

/** Four letters at a time, as they are read aloud. */
const spaced = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1 ')

/** The squares by which each side of a table opens its round on a phone, to be folded or cut apart. */
export function SlipCodes({ table, address }: { readonly table: RoundTableData; readonly address: string }) {
  const t = useTranslations('rounds')
  const locale = useLocale()
  if (table.codes.length === 0) return null
  return (
    <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-3 border-rule border-t pt-3">
      {table.codes.map(({ code, room, side }) => (
        <li key={code} className="flex items-center gap-3">
          <QrCode
            text={`${address}${paths.tableEntry(code)}`}
            label={t('slipCode.of', { number: side?.number ?? '' })}
            className="size-24 shrink-0"
          />
          <span className="text-sm">
            <span className="block font-medium">
              {side ? numberedText(side, locale) : ''}
              {room ? ` · ${t(`slipCode.room.${room}`)}` : ''}
            </span>
            <span className="figures block text-md">{spaced(code)}</span>
            <span className="block text-muted">{`${address}${paths.tableDoor}`}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
