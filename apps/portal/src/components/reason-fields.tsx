import { useTranslations } from 'next-intl'
import { describedBy, Field, TextArea } from '@/components/ui/field'

/** Why something is done, as it is written: in Chinese, in English, or in both. */
export interface WrittenReasons {
  readonly reason: string
  readonly reasonEn: string
}

export const noReasons: WrittenReasons = { reason: '', reasonEn: '' }

/** One language is enough. */
export const isReasoned = ({ reason, reasonEn }: WrittenReasons): boolean => `${reason}${reasonEn}`.trim() !== ''

/** What was written, as the API takes it. */
export const reasonsOf = ({ reason, reasonEn }: WrittenReasons) => ({
  reason: reason.trim() || null,
  reasonEn: reasonEn.trim() || null,
})

interface ReasonFieldsProps {
  /** Begins the ids of the two fields. */
  readonly id: string
  /** What is asked for: the reason for what. */
  readonly label: string
  readonly hint?: string
  readonly value: WrittenReasons
  readonly onChange: (part: Partial<WrittenReasons>) => void
}

/** The reason in both languages, one of which must be written. */
export function ReasonFields({ id, label, hint, value, onChange }: ReasonFieldsProps) {
  const t = useTranslations('common')
  return (['reason', 'reasonEn'] as const).map(name => (
    <Field
      key={name}
      id={`${id}-${name}`}
      label={t(name === 'reason' ? 'inChinese' : 'inEnglish', { what: label })}
      hint={name === 'reason' ? hint : t('oneLanguage')}
      className="col-span-full"
    >
      <TextArea
        id={`${id}-${name}`}
        name={name}
        required={!isReasoned(value)}
        value={value[name]}
        onChange={event => onChange({ [name]: event.target.value })}
        aria-describedby={describedBy(`${id}-${name}`, { hint: name === 'reason' ? hint : t('oneLanguage') })}
      />
    </Field>
  ))
}
