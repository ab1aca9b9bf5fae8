import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { newIssueUrl, repositoryOf } from '../../../lib/site/repository'

describe('repositoryOf', () => {
  it('reads host, owner and name off any page of a repository', () => {
    const repository = { host: 'code.example', owner: 'agile', name: 'primer' }
    assert.deepEqual(repositoryOf('https://code.example/agile/primer'), repository)
    assert.deepEqual(repositoryOf('https://code.example/agile/primer.git'), repository)
    assert.deepEqual(repositoryOf('https://code.example/agile/primer/tree/main/docs?plain=1#top'), repository)
  })

  it('finds none in an address without owner or name, not https, too long, or no address', () => {
    const address = 'https://code.example/agile/primer/'
    for (const wrong of [
      'https://code.example',
      'https://code.example/agile',
      'http://code.example/agile/primer',
      'code.example/agile/primer',
      address + 'a'.repeat(2049 - address.length),
      '',
    ]) {
      assert.equal(repositoryOf(wrong), null, wrong.slice(0, 60))
    }
  })
})

describe('newIssueUrl', () => {
  it('fills in title and labels, encoded, as GitHub takes them', () => {
    assert.equal(
      newIssueUrl('https://github.example/agile/primer/tree/main', 'Broken `/a?b=c&d` link', 'bug'),
      'https://github.example/agile/primer/issues/new?title=Broken%20%60%2Fa%3Fb%3Dc%26d%60%20link&labels=bug',
    )
  })

  it('gives GitLab the label as a quick action', () => {
    assert.equal(
      newIssueUrl('https://gitlab.example/agile/primer', 'Broken link', 'bug'),
      'https://gitlab.example/agile/primer/-/issues/new?issue[title]=Broken%20link&issue[description]=%2Flabel%20~bug%0A',
    )
  })

  it("refuses an address that isn't a repository", () => {
    assert.throws(() => newIssueUrl('https://code.example', 'Broken', 'bug'), {
      message: 'Invalid `docsRepositoryBase` URL!',
    })
  })
})
