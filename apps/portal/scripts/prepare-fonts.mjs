/** Copies the Han webfont to `public/fonts/han`, where it is served only to machines that have no Han font of their own. */
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'

const require = createRequire(import.meta.url)
const source = path.dirname(require.resolve('@fontsource-variable/noto-sans-sc/package.json'))
const target = path.join(import.meta.dirname, '../public/fonts/han')

/** Of the Latin part only the marks that Chinese sets full width: — ‘ ’ “ ” … */
const sharedMarks = 'U+2014,U+2018-2019,U+201c-201d,U+2026'

const faces = (await readFile(path.join(source, 'wght.css'), 'utf8'))
  .split(/(?=\/\* noto-sans-sc-)/)
  .filter(face => !/^\/\* noto-sans-sc-(latin-ext|cyrillic|vietnamese)-/.test(face))
  .map(face =>
    face.startsWith('/* noto-sans-sc-latin-')
      ? face.replace(/unicode-range:[^;]*/, `unicode-range:${sharedMarks}`)
      : face,
  )
  .map(face => face.replace(/\/\*.*?\*\//g, '').replace(/\s*\n\s*/g, ''))

await mkdir(path.join(target, 'files'), { recursive: true })
await writeFile(path.join(target, 'han.css'), faces.join('\n'))
await cp(path.join(source, 'files'), path.join(target, 'files'), { recursive: true })
