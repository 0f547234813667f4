import type { RequestHandler } from 'express'
import { printApiSchema } from '../graphql/emit-schema.js'
import { API_VERSION } from '../graphql/version.js'

/** `/files/api/schema.graphql`: the schema that answers here, as text, with its version in `API-Version`, for anybody. */
export const schemaRoute = (): RequestHandler => {
  let text: string | undefined
  return (_request, response) => {
    text ??= printApiSchema()
    response.set({
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, max-age=300',
      'api-version': API_VERSION,
    })
    response.send(text)
  }
}
