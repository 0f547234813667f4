'use client'

import { buildSchema, getNamedType, type GraphQLSchema, isInterfaceType, isLeafType, isObjectType } from 'graphql'
import { GraphQLError, parse, validate } from 'graphql'
import { useTranslations } from 'next-intl'
import { useEffect, useMemo, useState } from 'react'
import { type Place, placeAt } from './place-at'

interface OffersProps {
  readonly text: string
  readonly cursor: number
  /** Puts a text in the place of what stands from one position to another, the cursor so far before its end. */
  readonly put: (text: string, from: number, until: number, back: number) => void
}

interface Offer {
  readonly name: string
  readonly type: string
  readonly description: string
  readonly text: string
  readonly back: number
}

const MOST = 40

let loading: Promise<GraphQLSchema> | undefined

/** The schema as it answers now, read once for the page. */
const loadSchema = (): Promise<GraphQLSchema> => {
  loading ??= fetch('/files/api/schema.graphql')
    .then(answer => answer.text())
    .then(text => buildSchema(text))
  return loading
}

const offersAt = ({ begun, type, takes }: Place): Offer[] => {
  const wanted = begun.toLowerCase()
  const fields = isObjectType(type) || isInterfaceType(type) ? Object.values(type.getFields()) : []
  const named = takes ?? fields
  return named
    .filter(({ name }) => name.toLowerCase().includes(wanted))
    .map(one => {
      const needs =
        'args' in one && one.args.some(arg => String(arg.type).endsWith('!') && arg.defaultValue === undefined)
      const open = takes ? ': ' : `${needs ? '()' : ''}${isLeafType(getNamedType(one.type)) ? '' : ' {  }'}`
      const back = needs ? open.length - 1 : open.endsWith('}') ? 2 : 0
      return {
        name: one.name,
        type: String(one.type),
        description: one.description ?? '',
        text: `${one.name}${open}`,
        back,
      }
    })
}

const errorsOf = (schema: GraphQLSchema, text: string): string[] => {
  const said = (error: GraphQLError) => `${error.locations?.[0]?.line ?? 1}: ${error.message}`
  try {
    return text.trim() ? validate(schema, parse(text)).map(said) : []
  } catch (error) {
    return [error instanceof GraphQLError ? said(error) : String(error)]
  }
}

/** What may stand at the cursor, to be pressed, and what the schema does not accept. */
export function Offers({ text, cursor, put }: OffersProps) {
  const t = useTranslations('explorer')
  const [schema, setSchema] = useState<GraphQLSchema>()
  useEffect(() => {
    loadSchema().then(setSchema, () => undefined)
  }, [])
  const place = useMemo(() => schema && placeAt(schema, text, cursor), [schema, text, cursor])
  const errors = useMemo(() => (schema ? errorsOf(schema, text) : []), [schema, text])
  const offers = place ? offersAt(place) : []
  if (!schema || !place) return <p className="text-muted text-sm">{t('loading')}</p>
  return (
    <div>
      {errors.length > 0 ? (
        <ul lang="en" className="mb-3 text-seal text-sm">
          {errors.slice(0, 3).map(error => (
            <li key={error}>{error}</li>
          ))}
        </ul>
      ) : null}
      <p className="font-medium text-sm">
        {place.type ? t('fieldsOf', { type: place.type.name }) : place.takes ? t('takes') : t('noPlace')}
      </p>
      <ul className="mt-1 max-h-64 overflow-y-auto border-rule border-y">
        {offers.slice(0, MOST).map(({ name, type, description, text: written, back }) => (
          <li key={name}>
            <button
              type="button"
              className="flex min-h-11 w-full flex-col items-start justify-center px-1 py-1 text-left hover:bg-raised lg:min-h-8"
              onClick={() => put(written, cursor - place.begun.length, cursor, back)}
            >
              <span className="text-sm">
                <code>{name}</code> <code className="text-muted">{type}</code>
              </span>
              <span lang="en" className="text-muted text-xs">
                {description}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
