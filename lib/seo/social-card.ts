/** The picture that networks show beside a link. The build draws it from data/site.ts; there is no file of it in public/. */
export const socialCard = { address: '/images/site/social-card.png', width: 1200, height: 630 }
