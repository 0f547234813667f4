/** Bytes as base64, in pieces that fit on the call stack. */
export const toBase64 = (bytes: Uint8Array): string => {
  const piece = 0x8000
  let text = ''
  for (let at = 0; at < bytes.length; at += piece) text += String.fromCharCode(...bytes.subarray(at, at + piece))
  return btoa(text)
}

/** Larger files are refused before they are sent; the API has its own limit. */
export const largestFile = 10 * 1024 * 1024
