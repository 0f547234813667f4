import { getTranslations } from 'next-intl/server'
import { FailureNotice } from '@/components/failure-notice'
import { Instant } from '@/components/instant'
import { EmptyState } from '@/components/ui/empty-state'
import { PageTitle } from '@/components/ui/page-title'
import { Pagination } from '@/components/ui/pagination'
import { Cell, ColumnHead, RegisterTable, Row, RowHead } from '@/components/ui/table'
import { type LogWitness, loadHeads, type SignedHead } from './load-heads'

const SHOWN = 25

async function Heads({ heads, more }: { readonly heads: readonly SignedHead[]; readonly more: readonly SignedHead[] }) {
  const t = await getTranslations('trust')
  return (
    <RegisterTable caption={t('heads')} label={t('heads')}>
      <thead>
        <Row>
          <ColumnHead numeric>{t('rows')}</ColumnHead>
          <ColumnHead>{t('signedAt')}</ColumnHead>
          <ColumnHead>{t('since')}</ColumnHead>
          <ColumnHead>{t('root')}</ColumnHead>
        </Row>
      </thead>
      <tbody>
        {heads.map((head, at) => {
          const earlier = more[at + 1]
          return (
            <Row key={head.size}>
              <RowHead numeric>{head.size}</RowHead>
              <Cell>
                <Instant at={head.at} zone="UTC" />
              </Cell>
              <Cell>
                {earlier ? (
                  <a
                    className="link"
                    href={`/files/log/consistency?first=${earlier.size}&second=${head.size}`}
                    download
                  >
                    {t('proof')}
                  </a>
                ) : null}
              </Cell>
              <Cell>
                <code className="whitespace-nowrap text-sm">{head.root}</code>
              </Cell>
            </Row>
          )
        })}
      </tbody>
    </RegisterTable>
  )
}

/** Who cosigns the heads: a federation that showed two histories would need all of them to look away. */
async function Witnesses({ witnesses }: { readonly witnesses: readonly LogWitness[] }) {
  const t = await getTranslations('trust')
  return (
    <section aria-labelledby="witnesses">
      <h2 id="witnesses" className="mt-8 mb-2 text-md">
        {t('witnesses')}
      </h2>
      {witnesses.length === 0 ? <p className="max-w-prose">{t('noWitness')}</p> : null}
      <ul className="max-w-prose list-disc space-y-2 pl-6">
        {witnesses.map(({ name, since, size, signedAt }) => (
          <li key={name}>
            <code>{name}</code> · {t('witnessSince')} <Instant at={since} zone="UTC" />
            {size !== null && signedAt !== null ? (
              <>
                {' · '}
                {t('witnessLast', { size })} <Instant at={signedAt} zone="UTC" />
              </>
            ) : null}
          </li>
        ))}
      </ul>
      <p className="mt-2 max-w-prose">
        {t('becomeWitness')}
        <code className="mt-1 block overflow-x-auto text-sm">paiji witness ADDRESS --name YOUR.EXAMPLE/witness</code>
        <a className="link" href="/files/log/checkpoint">
          {t('checkpoint')}
        </a>
      </p>
    </section>
  )
}

/** The signed heads of the log, who witnesses them, and how anybody checks them. */
export async function TrustView({ before }: { readonly before: number | undefined }) {
  const [t, loaded] = await Promise.all([getTranslations('trust'), loadHeads(before)])
  if (!loaded) return <FailureNotice failure={{ layer: 'network', message: '', retryable: true }} />
  const heads = loaded.heads.slice(0, SHOWN)
  const last = heads.at(-1)
  return (
    <>
      <PageTitle title={t('title')} />
      <p className="mb-6 max-w-prose">{t('lead')}</p>
      {heads.length === 0 ? (
        <EmptyState title={t('none')}>{t('noneNote')}</EmptyState>
      ) : (
        <Heads heads={heads} more={loaded.heads} />
      )}
      <Pagination
        label={t('pages')}
        summary={t('shown', { count: heads.length })}
        previous={before ? { href: '/trust', label: t('newest') } : undefined}
        next={
          loaded.heads.length > SHOWN && last ? { href: `/trust?before=${last.size}`, label: t('older') } : undefined
        }
      />
      <Witnesses witnesses={loaded.witnesses} />
      <h2 className="mt-8 mb-2 text-md">{t('how')}</h2>
      <ol className="max-w-prose list-decimal space-y-2 pl-6">
        <li>
          {t('howKey')}{' '}
          <a className="link" href="/files/log/key.pem" download>
            {t('key')}
          </a>
        </li>
        <li>
          {t('howProof')}{' '}
          <a className="link" href="/files/log/heads">
            {t('data')}
          </a>
        </li>
        <li>
          {t('howRun')}
          <code className="mt-1 block overflow-x-auto text-sm">paiji verify proof.json --public-key key.pem</code>
        </li>
      </ol>
    </>
  )
}
