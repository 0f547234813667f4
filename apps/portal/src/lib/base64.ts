/** Bytes as base64, in pieces that fit on the call stack. */
export const toBase64 = (bytes: Uint8Array): string => {
  const piece = 0x8000
  let text = ''
  for (let at = 0; at < bytes.length; at += piece) text += String.fromCharCode(...bytes.subarray(at, at + piece))
  return btoa(text)
}

/** Base64 as bytes. */
export const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), char => char.charCodeAt(0))
