import {
  getNamedType,
  type GraphQLNamedType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isLeafType,
  isObjectType,
} from 'graphql'
import { getTranslations } from 'next-intl/server'
import { EmptyState } from '@/components/ui/empty-state'
import { PageTitle } from '@/components/ui/page-title'
import { Cell, ColumnHead, RegisterTable, Row, RowHead } from '@/components/ui/table'
import { Link } from '@/i18n/navigation'
import { paths } from '@/lib/paths'
import { exampleOperation, exampleVariables, type OperationKind } from './example-operation'
import { loadSchema } from './load-schema'

export interface ReferenceInput {
  readonly query?: string
  readonly mutation?: string
  readonly subscription?: string
  readonly type?: string
}

interface Described {
  readonly name: string
  readonly description?: string | null | undefined
  readonly deprecationReason?: string | null | undefined
  /** As the schema writes it, and the type to look up. */
  readonly type?: { readonly text: string; readonly named: GraphQLNamedType }
}

const typed = (type: { toString(): string }, named: GraphQLNamedType) => ({ text: String(type), named })

async function Parts({ caption, parts }: { readonly caption: string; readonly parts: readonly Described[] }) {
  const t = await getTranslations('developers')
  return (
    <RegisterTable caption={caption} label={caption} fits>
      <thead>
        <Row>
          <ColumnHead>{t('name')}</ColumnHead>
          <ColumnHead>{t('type')}</ColumnHead>
          <ColumnHead>{t('meaning')}</ColumnHead>
        </Row>
      </thead>
      <tbody>
        {parts.map(({ name, description, deprecationReason, type }) => (
          <Row key={name} id={name}>
            <RowHead>
              <code>{name}</code>
            </RowHead>
            <Cell>
              {type ? (
                isLeafType(type.named) && !isEnumType(type.named) ? (
                  <code>{type.text}</code>
                ) : (
                  <Link href={paths.apiReference({ type: type.named.name })} className="link">
                    <code>{type.text}</code>
                  </Link>
                )
              ) : null}
            </Cell>
            <Cell lang="en">
              {description}
              {deprecationReason ? <em className="block">{t('deprecated', { reason: deprecationReason })}</em> : null}
            </Cell>
          </Row>
        ))}
      </tbody>
    </RegisterTable>
  )
}

const partsOf = (type: GraphQLNamedType): readonly Described[] => {
  if (isEnumType(type)) return type.getValues()
  if (isInputObjectType(type))
    return Object.values(type.getFields()).map(one => ({ ...one, type: typed(one.type, getNamedType(one.type)) }))
  if (!isObjectType(type) && !isInterfaceType(type)) return []
  return Object.values(type.getFields()).map(field => ({ ...field, type: typed(field.type, getNamedType(field.type)) }))
}

const rootOf = (schema: GraphQLSchema, kind: OperationKind) =>
  ({ query: schema.getQueryType(), mutation: schema.getMutationType(), subscription: schema.getSubscriptionType() })[
    kind
  ]

/** One query, mutation or subscription: what it takes, what it gives, and an operation to start from. */
async function Operation({
  schema,
  kind,
  name,
}: {
  readonly schema: GraphQLSchema
  readonly kind: OperationKind
  readonly name: string
}) {
  const t = await getTranslations('developers')
  const field = rootOf(schema, kind)?.getFields()[name]
  if (!field) return <EmptyState title={t('unknown')} />
  const args = field.args.map(arg => ({ ...arg, type: typed(arg.type, getNamedType(arg.type)) }))
  const variables = exampleVariables(field)
  return (
    <section className="mb-10">
      <h2 className="mb-1 text-lg">
        <code>{field.name}</code>
      </h2>
      <p lang="en" className="mb-3 max-w-prose">
        {field.description}
      </p>
      {args.length > 0 ? <Parts caption={t('takes')} parts={args} /> : null}
      <p className="mt-4">
        {t('gives')}{' '}
        <Link href={paths.apiReference({ type: getNamedType(field.type).name })} className="link">
          <code>{String(field.type)}</code>
        </Link>
      </p>
      <h3 className="mt-4 font-medium">{t('example')}</h3>
      <pre className="my-2 whitespace-pre-wrap break-words border-rule border-y bg-raised p-3 text-sm">
        <code>{exampleOperation(kind, field)}</code>
      </pre>
      {Object.keys(variables).length > 0 ? (
        <pre className="my-2 whitespace-pre-wrap break-words border-rule border-y bg-raised p-3 text-sm">
          <code>{JSON.stringify(variables, null, 2)}</code>
        </pre>
      ) : null}
      <Link href={paths.apiExplorer({ [kind]: name })} className="link inline-flex min-h-11 items-center lg:min-h-8">
        {t('tryIt')}
      </Link>
    </section>
  )
}

async function Type({ schema, name }: { readonly schema: GraphQLSchema; readonly name: string }) {
  const t = await getTranslations('developers')
  const type = schema.getType(name)
  if (!type) return <EmptyState title={t('unknown')} />
  const parts = partsOf(type)
  return (
    <section className="mb-10">
      <h2 className="mb-1 text-lg">
        <code>{type.name}</code>
      </h2>
      <p lang="en" className="mb-3 max-w-prose">
        {type.description}
      </p>
      {parts.length > 0 ? <Parts caption={type.name} parts={parts} /> : null}
    </section>
  )
}

const HEADINGS = { query: 'queries', mutation: 'mutations', subscription: 'subscriptions' } as const

async function Names({ schema, kind }: { readonly schema: GraphQLSchema; readonly kind: OperationKind }) {
  const t = await getTranslations('developers')
  const names = Object.keys(rootOf(schema, kind)?.getFields() ?? {}).sort()
  return (
    <section className="mb-8" aria-labelledby={`all-${kind}`}>
      <h2 id={`all-${kind}`} className="mb-2 text-lg">
        {t(HEADINGS[kind], { count: names.length })}
      </h2>
      <ul className="columns-1 gap-6 text-sm sm:columns-2 lg:columns-4">
        {names.map(name => (
          <li key={name} className="break-inside-avoid">
            <Link href={paths.apiReference({ [kind]: name })} className="link inline-flex min-h-8 items-center">
              <code>{name}</code>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The reference, made from the schema that answers now: every query, every change, every type. */
export async function ReferenceView({ input }: { readonly input: ReferenceInput }) {
  const [t, loaded] = await Promise.all([getTranslations('developers'), loadSchema()])
  if (!loaded) return <EmptyState title={t('unreachable')} />
  const { schema, version } = loaded
  return (
    <>
      <PageTitle title={t('reference')} secondary={t('referenceIntro')}>
        <span>{t('version', { version })}</span>
        <Link href={paths.developers} className="link">
          {t('title')}
        </Link>
      </PageTitle>
      {input.query ? <Operation schema={schema} kind="query" name={input.query} /> : null}
      {input.mutation ? <Operation schema={schema} kind="mutation" name={input.mutation} /> : null}
      {input.subscription ? <Operation schema={schema} kind="subscription" name={input.subscription} /> : null}
      {input.type ? <Type schema={schema} name={input.type} /> : null}
      <Names schema={schema} kind="query" />
      <Names schema={schema} kind="mutation" />
      <Names schema={schema} kind="subscription" />
    </>
  )
}
