import { useTranslations } from 'next-intl'
import { describedBy, Field, TextInput } from '@/components/ui/field'
import { ownEnglish } from '@/lib/format/bilingual'

interface NamesProps {
  /** Distinguishes the controls on the page. */
  readonly id: string
  /** Of the Chinese one; the English may always be left out. */
  readonly required?: boolean
  readonly className?: string
  readonly value?: { readonly zh: string; readonly en: string } | undefined
}

/** A name in both languages, Chinese first; read again by `namesIn`. */
export function NameFields({ id, required, className, value }: NamesProps) {
  const t = useTranslations('common')
  const hint = t('nameEnHint')
  return (
    <>
      <Field id={`${id}-zh`} label={t('nameZh')} className={className}>
        <TextInput id={`${id}-zh`} name="nameZh" lang="zh" required={required} defaultValue={value?.zh} />
      </Field>
      <Field id={`${id}-en`} label={t('nameEn')} hint={hint} className={className}>
        <TextInput
          id={`${id}-en`}
          name="nameEn"
          lang="en"
          defaultValue={value && ownEnglish(value)}
          aria-describedby={describedBy(`${id}-en`, { hint })}
        />
      </Field>
    </>
  )
}

/** Both names as they were written; empty where nothing was. */
export const namesIn = (form: FormData): { readonly nameZh: string; readonly nameEn: string } => ({
  nameZh: String(form.get('nameZh') ?? '').trim(),
  nameEn: String(form.get('nameEn') ?? '').trim(),
})
