/** Everything but a file; the largest file, a club's database with its directory of players, and what is around it. */
export const SMALL_BODY = 1024 * 1024
export const LARGE_BODY = 48 * SMALL_BODY

/** Reads a body no further than `most` bytes; nothing when it has more, of which no more is read. */
export const cappedBody = async (request: Request, most: number): Promise<Uint8Array<ArrayBuffer> | undefined> => {
  if (Number(request.headers.get('content-length') ?? 0) > most) return undefined
  const reader = request.body?.getReader()
  const chunks: Uint8Array[] = []
  let length = 0
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined }
    if (done) break
    length += value.byteLength
    if (length > most) {
      await reader?.cancel()
      return undefined
    }
    chunks.push(value)
  }
  const body = new Uint8Array(length)
  let at = 0
  for (const chunk of chunks) {
    body.set(chunk, at)
    at += chunk.byteLength
  }
  return body
}
