import { getTranslations } from 'next-intl/server'
import { PageTitle } from '@/components/ui/page-title'
import { CodeForm } from './code-form'

/** Where players type the code of their slip. */
export async function TableDoorView() {
  const t = await getTranslations('tableEntry')
  return (
    <>
      <PageTitle title={t('title')} />
      <p className="max-w-prose text-muted">{t('intro')}</p>
      <CodeForm />
    </>
  )
}
