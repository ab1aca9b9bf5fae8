/** What is shared: a page's address and accompanying text. */
export interface SharedPage {
  url: string
  title: string
  description: string
  /** The page's keywords as hashtags, without '#' and spaces. */
  hashtags: string[]
}

/** A network: its name, window size in pixels, and the address of its form. */
export interface ShareTarget {
  network: 'facebook' | 'linkedin' | 'twitter' | 'whatsapp' | 'reddit'
  label: string
  width: number
  height: number
  href: (page: SharedPage) => string
}

/** A page's comma-separated keywords as hashtags, with spaces removed: 'sprint goal' becomes 'sprintgoal'. */
export function hashtagsOf(keywords: string): string[] {
  return keywords
    .split(',')
    .map(keyword => keyword.replace(/\s+/g, ''))
    .filter(Boolean)
}

const address = (base: string, parameters: Record<string, string>) =>
  `${base}?${Object.entries(parameters)
    .map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
    .join('&')}`

const quoteOf = ({ title, description, hashtags }: SharedPage) =>
  [title, description, hashtags.map(tag => `#${tag}`).join(' ')].filter(Boolean).join(' ')

/** The networks in order, with window sizes in pixels that fit each network's form. */
export const shareTargets: readonly ShareTarget[] = [
  {
    network: 'facebook',
    label: 'Facebook',
    width: 550,
    height: 400,
    href: page =>
      address('https://www.facebook.com/sharer/sharer.php', { u: page.url, quote: quoteOf(page) }),
  },
  {
    network: 'linkedin',
    label: 'LinkedIn',
    width: 750,
    height: 600,
    href: page => address('https://www.linkedin.com/sharing/share-offsite/', { url: page.url }),
  },
  {
    network: 'twitter',
    label: 'X (Twitter)',
    width: 550,
    height: 400,
    href: page =>
      address('https://x.com/intent/tweet', {
        text: page.title,
        url: page.url,
        hashtags: page.hashtags.join(','),
      }),
  },
  {
    network: 'whatsapp',
    label: 'WhatsApp',
    width: 550,
    height: 400,
    href: page => address('https://api.whatsapp.com/send', { text: `${page.title}: ${page.url}` }),
  },
  {
    network: 'reddit',
    label: 'Reddit',
    width: 660,
    height: 460,
    href: page => address('https://www.reddit.com/submit', { url: page.url, title: page.title }),
  },
]

/** The features string for a centered popup of that size, in CSS pixels. */
export function popupFeatures(
  size: { width: number; height: number },
  screen: { width: number; height: number },
): string {
  const left = Math.max(0, Math.round((screen.width - size.width) / 2))
  const top = Math.max(0, Math.round((screen.height - size.height) / 2))
  return `popup=yes,width=${size.width},height=${size.height},left=${left},top=${top}`
}
