/** The size of a slide, in CSS pixels. */
export const slideSize = { width: 1280, height: 720 }

/** By what the text of a slide is multiplied, the largest that fits: few words are set large. */
export const densities = [1, 0.83, 0.72, 0.62, 0.54] as const

/** The style sheet of slides, for the talk in a browser and its print. */
export const slideStyle = (accent: string): string => `
.slide { box-sizing: border-box; width: ${slideSize.width}px; height: ${slideSize.height}px; padding: 52px 72px 64px; position: relative; overflow: hidden;
  display: flex; flex-direction: column; font: 30px/1.36 Inter, sans-serif; color: #19232e; background: #fff; text-align: start; border-block-start: 10px solid ${accent}; font-variant-numeric: tabular-nums }
.slide * { box-sizing: border-box; max-width: 100% }
.slide h1, .slide h2 { font: 700 46px/1.14 Inter, sans-serif; letter-spacing: -0.015em; margin: 0 0 30px; color: inherit; text-wrap: balance; text-transform: none; text-shadow: none }
.slide .above { font-size: 21px; line-height: 1.3; color: #586574; margin: 0 0 8px; font-weight: 600 }
.slide .content { flex: 1; min-height: 0; font-size: calc(36px * var(--density, 1)) }
.slide p { margin: 0 0 0.6em } .slide ul, .slide ol { display: block; margin: 0 0 0.6em; padding: 0 0 0 1.2em } .slide li { margin: 0 0 0.4em; padding: 0 0 0 0.1em } .slide li::marker { color: ${accent}; font-weight: 600 }
.slide a { color: inherit; text-decoration: underline; text-decoration-color: #b5c0cc; text-decoration-thickness: 2px; text-underline-offset: 0.16em }
.slide table { border-collapse: collapse; width: 100%; font-size: 0.72em; line-height: 1.3; margin: 0 } .slide th, .slide td { text-align: start; vertical-align: top; padding: 0.42em 0.7em 0.42em 0; border: 0; border-block-end: 1px solid #c3ccd6 } .slide th { font-weight: 600 } .slide :is(th, td):first-child { min-width: 5em } .slide thead th, .slide thead td { border-block-end: 2px solid #586574 }
.slide pre { font: inherit; font-size: 0.8em; white-space: pre-wrap; border-inline-start: 4px solid ${accent}; padding: 0 0 0 1em; margin: 0; width: auto; box-shadow: none } .slide pre.code { font: 0.66em/1.4 'DejaVu Sans Mono', 'Liberation Mono', monospace; overflow-wrap: anywhere }
.slide figure { margin: 0; height: 100%; display: flex; flex-direction: column; gap: 14px; align-items: center } .slide figure img { flex: 1; min-height: 0; width: 100%; object-fit: contain; margin: 0 } .slide figcaption { font-size: 21px; line-height: 1.35; color: #586574; max-width: 60em }
.slide blockquote { margin: 0 0 0.6em; padding: 0 0 0 1em; border-inline-start: 4px solid #8793a1; width: auto; background: none; box-shadow: none; font-style: normal }
.slide .foot { position: absolute; inset-inline: 72px; bottom: 20px; margin: 0; display: flex; justify-content: space-between; gap: 2em; font-size: 16px; line-height: 1.3; color: #586574 }
.slide .choices { list-style: none; padding: 0 }
.title-slide { background: ${accent}; color: #fff; justify-content: center } .title-slide h1 { font-size: 74px; line-height: 1.06; margin: 0 0 28px } .title-slide .foot, .title-slide .brand { color: #fff } .title-slide .content { flex: none }
.end-slide .license { font-size: 22px; color: #586574; margin-block-start: 2em }
`
