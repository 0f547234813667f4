/*
 * One line on any page:
 *   <script async src="https://…/embed.js" data-show="standings/BRA-2025-02"></script>
 * data-show: standings/<event>, ranking/<ranking>, player/<number>, events, events/<club>
 * data-lang: zh-CN (else the page's own language), en; data-theme: system (unless said), light, dark
 * It puts a frame where the line stands and keeps it as high as what it shows.
 */
;(() => {
  const script = document.currentScript
  if (!script) return
  const { origin } = new URL(script.src)
  const { show = 'events', theme = 'system', lang } = script.dataset
  const spoken = lang || document.documentElement.lang || navigator.language
  const locale = /^zh/i.test(spoken) ? 'zh-CN' : 'en'
  const [kind, ...of] = show.split('/')
  const frame = document.createElement('iframe')
  frame.src = [origin, 'embed', locale, theme, kind, ...(of.length ? [of.join('/')] : [])]
    .map((part, at) => (at === 0 ? part : encodeURIComponent(part)))
    .join('/')
  frame.title = show
  frame.loading = 'lazy'
  frame.style.cssText = 'border:0;width:100%;height:320px;display:block;color-scheme:auto'
  addEventListener('message', event => {
    if (event.source !== frame.contentWindow || event.origin !== origin) return
    const { paiji, height } = event.data ?? {}
    if (paiji === 'height' && Number.isFinite(height)) frame.style.height = `${Math.min(height, 20000)}px`
  })
  script.after(frame)
})()
