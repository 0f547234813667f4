import { detectHanFont } from '@/lib/han-font-script'
import { HanFontAgain } from './han-font-again'

/** Fetches the Han webfont's style sheet only where Chinese would otherwise show as boxes, or where scripts are off. */
export function HanFont() {
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, which must run before hydration */}
      <script dangerouslySetInnerHTML={{ __html: detectHanFont }} />
      <HanFontAgain script={detectHanFont} />
      <noscript>
        <link rel="stylesheet" href="/fonts/han/han.css" />
      </noscript>
    </>
  )
}
