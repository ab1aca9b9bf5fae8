import { ImageResponse } from 'next/og'
import { createElement, type CSSProperties, type ReactElement } from 'react'
import { socialCard } from '../../lib/seo/social-card'
import { accents, ownAccent, type AccentSettings } from '../figures/accent'

/** What of data/site.ts the card shows. */
export interface CardSettings {
  brand: string
  defaultTitle: string
  defaultDescription: string
}

const box = (style: CSSProperties, ...children: (ReactElement | string)[]): ReactElement =>
  createElement('div', { style: { display: 'flex', ...style } }, ...children)

/** The default title without the brand before it, which stands above. */
export function headline({ brand, defaultTitle }: CardSettings): string {
  return defaultTitle.startsWith(`${brand}: `) ? defaultTitle.slice(brand.length + 2) : defaultTitle
}

/** The first sentence of the default description. */
export function subtitle({ defaultDescription }: CardSettings): string {
  return /^.+?[.!?](?=\s|$)/s.exec(defaultDescription)?.[0] ?? defaultDescription
}

/**
 * The card as PNG, by the renderer that Next.js brings along with its one typeface.
 *
 * @param logo the favicon's SVG, in the owner's color; '' for a card without one
 */
export async function drawSocialCard(settings: AccentSettings & CardSettings, logo: string): Promise<Buffer> {
  const { width, height } = socialCard
  const src = `data:image/svg+xml;base64,${Buffer.from(logo).toString('base64')}`
  const mark = createElement('img', { src, width: 88, height: 88 })
  const card = box(
    { width: '100%', height: '100%', flexDirection: 'column', background: '#fff', color: '#1b2430' },
    box(
      { flexGrow: 1, flexDirection: 'column', justifyContent: 'center', padding: '0 90px', gap: 32 },
      box({ alignItems: 'center', gap: 28, fontSize: 52 }, ...(logo ? [mark] : []), settings.brand),
      box({ fontSize: 76, lineHeight: 1.15 }, headline(settings)),
      box({ fontSize: 34, lineHeight: 1.35, color: '#4a5768' }, subtitle(settings)),
    ),
    box({ height: 24, background: ownAccent(accents.words, settings) }),
  )
  return Buffer.from(await new ImageResponse(card, { width, height }).arrayBuffer())
}
