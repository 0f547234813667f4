import { useTranslations } from 'next-intl'
import { Field, TextInput } from '@/components/ui/field'

interface NamesProps {
  /** Distinguishes the controls on the page. */
  readonly id: string
  readonly required?: boolean
  readonly className?: string
  readonly value?: { readonly zh: string; readonly en: string } | undefined
}

/** A name in both languages, Chinese first; read again by `namesIn`. */
export function NameFields({ id, required, className, value }: NamesProps) {
  const t = useTranslations('common')
  return (
    <>
      <Field id={`${id}-zh`} label={t('nameZh')} className={className}>
        <TextInput id={`${id}-zh`} name="nameZh" lang="zh" required={required} defaultValue={value?.zh} />
      </Field>
      <Field id={`${id}-en`} label={t('nameEn')} className={className}>
        <TextInput id={`${id}-en`} name="nameEn" lang="en" required={required} defaultValue={value?.en} />
      </Field>
    </>
  )
}

/** Both names as they were written; empty where nothing was. */
export const namesIn = (form: FormData): { readonly nameZh: string; readonly nameEn: string } => ({
  nameZh: String(form.get('nameZh') ?? '').trim(),
  nameEn: String(form.get('nameEn') ?? '').trim(),
})
