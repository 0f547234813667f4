import { layArticles } from '../core/article.js'
import type { LawText } from '../core/law-text.js'

/** What procedures of no one sport cite. */
export const otherTexts: readonly LawText[] = [
  {
    id: 'federation/wca-2025',
    issuer: { zh: '世界魔方协会（参照）', en: 'after the World Cube Association' },
    title: { zh: '动议（2025）', en: 'Motions (2025)' },
    articles: layArticles(`
10.2025.3 | 委员会的组成 | How a committee is made up | 三人组成，奇数表决。 | Three members, so that a vote decides.
15.2025.1 | 申诉委员会 | The appeals committee | 谁可以提出，委员会怎样受理与裁定。 | Who may bring a matter and how the committee takes and decides it.
16.2025.1 | 最终复核 | The last review | 委员会不能审理时，或再次提出时，由其上的机构复核。 | The body above reviews what the committee cannot hear, or what is brought again.
`),
  },
]
