import { useTranslations } from 'next-intl'
import { PrintedValue } from '@/components/printed-sheet'
import { Sideways } from '@/components/ui/sideways'
import { codeText } from '@/i18n/code-text'

export type SheetValues = readonly { readonly name: string; readonly value: string }[]

/** The sheet before and after, field by field; what differs is set in bold. */
export function BeforeAfter({ before, after }: { readonly before: SheetValues; readonly after: SheetValues }) {
  const t = useTranslations('columns')
  const names = [...new Set([...before, ...after].map(item => item.name))]
  const valueOf = (values: SheetValues, name: string) => values.find(item => item.name === name)?.value
  return (
    <Sideways label={t('change')}>
      <table className="figures whitespace-nowrap text-base">
        <thead className="text-muted text-sm">
          <tr>
            <th className="sr-only">{t('change')}</th>
            {names.map(name => (
              <th key={name} scope="col" className="pr-5 text-start font-normal">
                {codeText(t, name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(['before', 'after'] as const).map(which => (
            <tr key={which}>
              <th scope="row" className="pr-5 text-start font-normal text-muted text-sm">
                {t(which)}
              </th>
              {names.map(name => {
                const value = valueOf(which === 'before' ? before : after, name)
                const differs = valueOf(before, name) !== valueOf(after, name)
                return (
                  <td
                    key={name}
                    className={
                      differs ? (which === 'after' ? 'pr-5 font-semibold' : 'pr-5 line-through decoration-1') : 'pr-5'
                    }
                  >
                    {value === undefined ? '—' : <PrintedValue name={name} value={value} />}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Sideways>
  )
}
