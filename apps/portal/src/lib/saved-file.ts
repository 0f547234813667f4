/** A file of the API in base64, to be saved; 404 where there is none. Kept by no cache: who asks decides. */
export const savedFile = (
  file: { readonly fileName: string; readonly base64: string } | null | undefined,
): Response => {
  if (!file) return new Response(null, { status: 404 })
  return new Response(Uint8Array.from(Buffer.from(file.base64, 'base64')), {
    headers: {
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename="${file.fileName.replace(/[^\w.-]+/g, '_')}"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  })
}
