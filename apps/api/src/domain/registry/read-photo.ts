import { err, ok, problem } from '@paiji/rules'
import type { Outcome } from '../../base/problem.js'
import { mediaTypeOf } from '../shared/checked-file.js'
import type { RegistryProblemCode } from './problem-codes.js'

export const MAX_PHOTO = 8 * 1024 * 1024
/** Wide and high, in pixels, as it is kept. */
const SIDE = 512
/** A small file can be a huge picture. */
const MOST_PIXELS = 50_000_000
const QUALITY = 82
const pictures: readonly string[] = ['image/jpeg', 'image/png', 'image/webp']

/**
 * A picture decoded and drawn anew: a square JPEG without anything that the camera wrote beside it. Problem:
 * PHOTO_UNREADABLE, for whatever is no JPEG, PNG or WebP by its bytes.
 */
export const readPhoto = async (content: Uint8Array): Promise<Outcome<Uint8Array>> => {
  const code: RegistryProblemCode = 'PHOTO_UNREADABLE'
  const refused = err([problem(code, { at: { path: 'upload' } })])
  if (content.length > MAX_PHOTO || !pictures.includes(mediaTypeOf(content) ?? '')) return refused
  // Loaded where it is needed: most processes never see a picture.
  const { default: sharp } = await import('sharp')
  try {
    const drawn = await sharp(content, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 })
      .rotate()
      .resize(SIDE, SIDE, { fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: QUALITY })
      .toBuffer()
    return ok(new Uint8Array(drawn))
  } catch {
    return refused
  }
}
