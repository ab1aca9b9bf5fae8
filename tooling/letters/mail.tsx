import { Body } from '@react-email/body'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Heading } from '@react-email/heading'
import { Hr } from '@react-email/hr'
import { Html } from '@react-email/html'
import { Preview } from '@react-email/preview'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import type { ReactNode } from 'react'
import type { Letter, LetterFrame } from './letter'
import { mailContent, mailLink } from './mail-content'
import { mailAddress } from './mail-links'
import { headStyle, measures, styled } from './mail-styles'

/** What a letter is called above its title: 'Letter 03, day 3 of 30'. */
function letterLine({ day, name }: Pick<Letter, 'day' | 'name'>, lastDay: number): string {
  const number = `Letter ${name.slice(0, 2)}`
  return day === 0 ? `${number}, before day 1` : `${number}, day ${day} of ${lastDay}`
}

/** A letter as an e-mail: light by itself, dark where the mail program follows the reader's choice. */
export function LetterMail({ letter, frame }: { letter: Letter; frame: LetterFrame }): ReactNode {
  const { site, palette } = frame
  const colors = palette.light
  const { firstName } = site.letters.placeholders
  const address = (href: string) => mailAddress(href, { site, ...letter })
  return (
    <Html lang={site.defaultLocale}>
      <Head>
        <title>{letter.title}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style dangerouslySetInnerHTML={{ __html: headStyle(palette) }} />
      </Head>
      <Body {...styled('page', colors, 'page')}>
        <Preview>{letter.preheader}</Preview>
        <Container style={measures.column}>
          <Section cellPadding="16">
            <Text {...styled('soft', colors, 'small')}>
              {mailLink(address('/'), colors, site.brand)}
              <br />
              {letterLine(letter, frame.lastDay)}
            </Text>
            <Heading as="h1" {...styled('ink', colors, 'h1')}>
              {letter.title}
            </Heading>
            <Text {...styled('ink', colors, 'text')}>{firstName ? `Hi ${firstName},` : 'Hello,'}</Text>
            {mailContent(letter.body, { route: letter.route, colors, address })}
            <Hr {...styled('line', colors, 'line')} />
            <Footer letter={letter} frame={frame} address={address} />
          </Section>
        </Container>
      </Body>
    </Html>
  )
}

type FooterProps = {
  letter: Letter
  frame: LetterFrame
  /** The whole address of a link. */
  address: (href: string) => string
}

/** Who writes, why the reader gets the letter, and how to stop: what the law and mail providers ask for. */
function Footer({ letter, frame: { site, hub, palette }, address }: FooterProps): ReactNode {
  const colors = palette.light
  const { placeholders } = site.letters
  return (
    <>
      <Text {...styled('soft', colors, 'small')}>
        {mailLink(address(letter.route), colors, 'Read this letter on the site')}
        {' or see '}
        {mailLink(address(hub), colors, 'all the letters')}
        {'.'}
      </Text>
      <Text {...styled('soft', colors, 'small')}>
        {`You’re getting this letter because you asked for it at ${site.brand}. If you don’t want any more, you can `}
        {mailLink(placeholders.unsubscribe, colors, 'unsubscribe')}
        {'.'}
      </Text>
      <Text {...styled('soft', colors, 'small')}>
        {`By ${site.author.name}`}
        <br />
        {site.operator.postalAddress || placeholders.postalAddress}
      </Text>
    </>
  )
}
