import type { MetadataRoute } from 'next'

/** The portal as something that is put on a phone's first screen. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    name: '牌籍 Paiji',
    short_name: '牌籍',
    start_url: '/',
    display: 'minimal-ui',
    background_color: '#fbfaf8',
    theme_color: '#b8332c',
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}
