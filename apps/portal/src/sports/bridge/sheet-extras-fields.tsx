'use client'

import { type BridgeSheet, type Vulnerability, vulnerabilities } from '@paiji/rules/bridge'
import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { Field, Select, TextInput } from '@/components/ui/field'

interface ExtrasProps {
  readonly sheet: BridgeSheet | undefined
  readonly disabled?: boolean
  readonly onChange: (sheet: BridgeSheet) => void
}

/** Markings of this copy of the board that differ from its number (Law 2), and fouled copies (Law 87). */
export function SheetExtrasFields({ sheet, disabled, onChange }: ExtrasProps) {
  const t = useTranslations('bridgeDesk')
  const marks = useTranslations('vulnerability')
  const id = useId()
  if (!sheet) return null
  const set = (part: { vulnerable?: Vulnerability; copy?: string }) => {
    const { vulnerable = sheet.vulnerable, copy = sheet.copy } = part
    const { vulnerable: _, copy: __, ...rest } = sheet
    onChange({ ...rest, ...(vulnerable ? { vulnerable } : {}), ...(copy ? { copy } : {}) } as BridgeSheet)
  }
  const unset = (): void => {
    const { vulnerable: _, ...rest } = sheet
    onChange(rest as BridgeSheet)
  }
  return (
    <details className="text-sm">
      <summary className="w-fit cursor-pointer text-muted">{t('copyDiffers')}</summary>
      <div className="mt-2 grid max-w-sm grid-cols-2 gap-3">
        <Field id={`${id}-vulnerable`} label={t('vulnerable')}>
          <Select
            id={`${id}-vulnerable`}
            value={sheet.vulnerable ?? ''}
            disabled={disabled}
            onChange={event => {
              const chosen = vulnerabilities.find(value => value === event.target.value)
              if (chosen) set({ vulnerable: chosen })
              else unset()
            }}
          >
            <option value="">{t('asNumbered')}</option>
            {vulnerabilities.map(value => (
              <option key={value} value={value}>
                {marks(value)}
              </option>
            ))}
          </Select>
        </Field>
        <Field id={`${id}-copy`} label={t('copy')}>
          <TextInput
            id={`${id}-copy`}
            value={sheet.copy ?? ''}
            disabled={disabled}
            autoComplete="off"
            onChange={event => set({ copy: event.target.value.trim() })}
          />
        </Field>
      </div>
    </details>
  )
}
