import type { SettingValue } from '@paiji/rules'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { TextArea, TextInput } from '@/components/ui/field'

interface ListProps {
  readonly common: { readonly id: string; readonly required?: boolean | undefined }
  readonly usual?: SettingValue | undefined
  readonly value: SettingValue | undefined
  readonly write: (value: SettingValue | undefined) => void
}

const shown = (value: SettingValue | undefined): string => (Array.isArray(value) ? value.map(String).join(' ') : '')

const listOf = (text: string): SettingValue | undefined => {
  const items = text.split(/[\s,，;；]+/).filter(Boolean)
  return items.length === 0 ? undefined : items
}

const same = (a: SettingValue | undefined, b: SettingValue | undefined) => JSON.stringify(a) === JSON.stringify(b)

/** What is being typed, as long as it says the same as the value. */
const useTyped = (
  value: SettingValue | undefined,
  read: (text: string) => SettingValue | undefined,
  print: (value: SettingValue | undefined) => string,
) => {
  const [typed, setTyped] = useState(() => print(value))
  return { text: same(read(typed), value) ? typed : print(value), setTyped }
}

/** Numbers in one line. */
export function ListText({ common, usual, value, write }: ListProps) {
  const t = useTranslations('stageSettings.ui')
  const { text, setTyped } = useTyped(value, listOf, shown)
  return (
    <TextInput
      {...common}
      inputMode="text"
      value={text}
      placeholder={usual === undefined ? undefined : t('usual', { value: shown(usual) })}
      onChange={({ target }) => {
        setTyped(target.value)
        write(listOf(target.value))
      }}
    />
  )
}

const tablesOf = (text: string): SettingValue | undefined => {
  const rounds = text.split('\n').filter(line => line.trim() !== '')
  if (rounds.length === 0) return undefined
  return rounds.map(line =>
    line
      .trim()
      .split(/[\s,，;；]+/)
      .map(table => table.split(/[-–:：]/).map(seed => (/^\d+$/.test(seed) ? Number(seed) : seed))),
  )
}

const printed = (value: SettingValue | undefined): string =>
  Array.isArray(value)
    ? value
        .map(round =>
          Array.isArray(round) ? round.map(one => (Array.isArray(one) ? one.join('-') : one)).join(' ') : '',
        )
        .join('\n')
    : ''

/** Seeds at tables, a line for each round. */
export function SeedTables({ common, value, write }: ListProps) {
  const { text, setTyped } = useTyped(value, tablesOf, printed)
  return (
    <TextArea
      {...common}
      rows={4}
      value={text}
      onChange={({ target }) => {
        setTyped(target.value)
        write(tablesOf(target.value))
      }}
    />
  )
}
