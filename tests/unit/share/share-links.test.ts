import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { hashtagsOf, popupFeatures, shareTargets } from '../../../lib/share/share-links'

const page = {
  url: 'https://agile.example/scrum?a=1&b=2',
  title: 'Scrum & "you"',
  description: 'Short.',
  hashtags: ['sprintgoal', 'PSMI'],
}

const sharedBy = (network: string) =>
  shareTargets.filter(target => target.network === network).map(target => target.href(page))[0]

const url = 'https%3A%2F%2Fagile.example%2Fscrum%3Fa%3D1%26b%3D2'
const title = 'Scrum%20%26%20%22you%22'

describe('shareTargets', () => {
  it('open windows of the agreed sizes, in the agreed order', () => {
    assert.deepEqual(
      shareTargets.map(({ network, width, height }) => `${network} ${width}x${height}`),
      ['facebook 550x400', 'linkedin 750x600', 'twitter 550x400', 'whatsapp 550x400', 'reddit 660x460'],
    )
  })

  it('give Facebook the quote of title, description and hashtags', () => {
    assert.equal(
      sharedBy('facebook'),
      `https://www.facebook.com/sharer/sharer.php?u=${url}&quote=${title}%20Short.%20%23sprintgoal%20%23PSMI`,
    )
  })

  it('give LinkedIn the address alone', () => {
    assert.equal(sharedBy('linkedin'), `https://www.linkedin.com/sharing/share-offsite/?url=${url}`)
  })

  it('give X the title, the address and the hashtags', () => {
    assert.equal(
      sharedBy('twitter'),
      `https://x.com/intent/tweet?text=${title}&url=${url}&hashtags=sprintgoal%2CPSMI`,
    )
  })

  it('part title and address by a colon and a space for WhatsApp', () => {
    assert.equal(sharedBy('whatsapp'), `https://api.whatsapp.com/send?text=${title}%3A%20${url}`)
  })

  it('give Reddit the address and the title', () => {
    assert.equal(sharedBy('reddit'), `https://www.reddit.com/submit?url=${url}&title=${title}`)
  })

  it('leave out of the quote what the page has not', () => {
    const bare = { ...page, description: '', hashtags: [] }
    assert.ok(shareTargets[0]?.href(bare).endsWith(`&quote=${title}`))
  })
})

describe('hashtagsOf', () => {
  it('removes the spaces of each keyword and leaves out empty ones', () => {
    assert.deepEqual(hashtagsOf('sprint goal, Scrum  Master,\nPSM I, ,'), [
      'sprintgoal',
      'ScrumMaster',
      'PSMI',
    ])
    assert.deepEqual(hashtagsOf(''), [])
  })
})

describe('popupFeatures', () => {
  it('put the window in the middle of the screen', () => {
    assert.equal(
      popupFeatures({ width: 550, height: 400 }, { width: 1280, height: 801 }),
      'popup=yes,width=550,height=400,left=365,top=201',
    )
  })

  it('never put it beyond the edge of a smaller screen', () => {
    assert.match(popupFeatures({ width: 750, height: 600 }, { width: 360, height: 500 }), /,left=0,top=0$/)
  })
})
