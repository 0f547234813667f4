/**
 * Lets what a library writes as a style at its own hand carry the nonce of the page, without which the page's policy
 * leaves it out: the sheets' hold on scrolling is one. The library looks for it under this name.
 */
export const lendStyleNonce = (): void => {
  if (typeof document === 'undefined') return
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce
  if (nonce) Object.assign(window, { __webpack_nonce__: nonce })
}
