import { type RequestHandler, Router } from 'express'
import { certificateFile, statusFile } from '../domain/certificates/certificate-file.js'
import type { Deps } from '../domain/shared/deps.js'
import { parseGlobalId } from '../domain/shared/global-id.js'

const refuse = (response: Parameters<RequestHandler>[1], code: string): void => {
  response.status(404).json({ errors: [{ message: 'There is no such certificate.', extensions: { code } }] })
}

/** `/files/certificates/<id>.json`, and `/files/certificates/status.json`: what is checked offline, for anybody. */
export const certificateRoute = ({ db }: Deps): Router => {
  const router = Router()
  router.get('/status.json', async (_request, response) => {
    const file = await statusFile(db)
    if (!file) return refuse(response, 'CERTIFICATE_UNKNOWN')
    response.set({ 'cache-control': 'public, max-age=60', 'content-disposition': 'attachment; filename="status.json"' })
    response.json(file)
  })
  router.get('/:file', async (request, response) => {
    const { file = '' } = request.params as { file?: string }
    const found = file.endsWith('.json') ? parseGlobalId(file.slice(0, -5)) : undefined
    if (found?.type !== 'Certificate') return refuse(response, 'CERTIFICATE_UNKNOWN')
    const answer = await certificateFile(db, found.id)
    if (!answer.ok) return refuse(response, answer.error[0]?.code ?? 'CERTIFICATE_UNKNOWN')
    response.set('content-disposition', `attachment; filename="certificate-${found.id}.json"`)
    response.json(answer.value)
  })
  return router
}
