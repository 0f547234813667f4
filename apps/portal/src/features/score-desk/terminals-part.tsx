import { headers } from 'next/headers'
import { getTranslations } from 'next-intl/server'
import { Fold } from '@/components/fold'
import { Link } from '@/i18n/navigation'
import { paths } from '@/lib/paths'

/** How the terminals of the room are joined to a session: the token to make, and the command to start. */
export async function TerminalsPart({ sessionId }: { readonly sessionId: string }) {
  const [t, sent] = await Promise.all([getTranslations('scoreDesk.terminals'), headers()])
  const origin = `${sent.get('x-forwarded-proto') ?? 'http'}://${sent.get('host') ?? 'localhost'}`
  const command = `npm run -s paiji -- connect ${sessionId} --server ${origin} --token-file token.txt`
  return (
    <div className="mt-8">
      <Fold title={t('title')}>
        <p className="max-w-prose">{t('about')}</p>
        <ol className="my-3 list-decimal ps-6">
          <li className="max-w-prose">
            {t('token')}{' '}
            <Link href={`${paths.myAccount}#tokens`} className="link inline-flex min-h-11 items-center">
              {t('makeToken')}
            </Link>
          </li>
          <li>
            {t('start')}
            <pre className="my-3 whitespace-pre-wrap break-all border-rule border-y bg-raised p-3 text-sm">
              <code>{command}</code>
            </pre>
          </li>
          <li className="max-w-prose">{t('watch')}</li>
        </ol>
      </Fold>
    </div>
  )
}
