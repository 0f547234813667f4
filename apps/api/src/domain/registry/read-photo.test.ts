import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { readPhoto } from './read-photo.js'

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#885533' } })

describe('a photo', () => {
  it('is drawn anew as a square JPEG without what the camera wrote', async () => {
    const taken = await picture(900, 600)
      .withExif({ IFD0: { Copyright: 'Somebody', Artist: 'Secret' }, IFD3: { GPSLatitudeRef: 'N' } })
      .jpeg()
      .toBuffer()
    expect((await sharp(taken).metadata()).exif).toBeDefined()
    const read = await readPhoto(taken)
    if (!read.ok) throw new Error('unreadable')
    const { format, width, height, exif, icc, xmp } = await sharp(read.value).metadata()
    expect({ format, width, height, exif, icc, xmp }).toEqual({ format: 'jpeg', width: 512, height: 512 })
    expect(Buffer.from(read.value).includes('Secret')).toBe(false)
    expect(read.value.length).toBeLessThan(200_000)
  })

  it.each(['png', 'webp'] as const)('may come as %s', async format => {
    expect((await readPhoto(await picture(40, 80).toFormat(format).toBuffer())).ok).toBe(true)
  })

  it('is nothing else: no SVG, no cut file, no picture too large to draw', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>'
    const jpeg = await picture(300, 300).jpeg().toBuffer()
    const bomb = await picture(9000, 9000).png().toBuffer()
    for (const bytes of [Buffer.from(svg), Buffer.from('plain'), jpeg.subarray(0, 200), bomb]) {
      const read = await readPhoto(bytes)
      expect(read.ok ? 'taken' : read.error[0]?.code).toBe('PHOTO_UNREADABLE')
    }
  })
})
