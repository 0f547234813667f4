/** What a page is about, as machines read it (schema.org); no text of it can end the block. */
export function JsonLd({ about }: { readonly about: Readonly<Record<string, unknown>> }) {
  const text = JSON.stringify({ '@context': 'https://schema.org', ...about }).replaceAll('<', '\\u003c')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without a `<`, which no browser runs
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />
}
