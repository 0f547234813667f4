import { createHash } from 'node:crypto'
import { detectHanFont } from './han-font-script'

const digestOf = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`
const hanFont = digestOf(detectHanFont)

interface PolicyInput {
  readonly nonce: string
  readonly isSecure: boolean
  /** Whose pages it may stand in. */
  readonly ancestors: "'none'" | '*'
}

/**
 * What a page may load and run: its own files, and of scripts written into it those that carry this answer's nonce or
 * are the one known by its digest. A text that a stranger managed to put into a page runs nothing.
 */
export const contentPolicy = ({ nonce, isSecure, ancestors }: PolicyInput): string =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' ${hanFont} 'strict-dynamic'`,
    "script-src-attr 'none'",
    `style-src 'self' 'nonce-${nonce}'`,
    // React writes positions and widths as attributes.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "frame-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${ancestors}`,
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
