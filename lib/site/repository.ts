/** A hosted code repository, read off an address of any page in it. */
export interface Repository {
  host: string
  owner: string
  name: string
}

/** The repository that an https address lies in, or null where it names none: host, owner and name are needed. */
export function repositoryOf(address: string): Repository | null {
  if (address.length > 2048 || !URL.canParse(address)) return null
  const { protocol, host, pathname } = new URL(address)
  const [owner, name] = pathname.split('/').filter(Boolean)
  if (protocol !== 'https:' || !owner || !name) return null
  return { host, owner, name: name.replace(/\.git$/, '') }
}

/**
 * Address of the repository's form for a new issue with title and labels filled in.
 * GitLab takes the label as a quick action in the description, GitHub as a parameter.
 * Throws 'Invalid `docsRepositoryBase` URL!' where the address is no repository.
 */
export function newIssueUrl(repositoryBase: string, title: string, labels: string): string {
  const repository = repositoryOf(repositoryBase)
  if (!repository) throw new Error('Invalid `docsRepositoryBase` URL!')
  const root = `https://${repository.host}/${repository.owner}/${repository.name}`
  if (repository.host.includes('gitlab')) {
    const description = `/label ~${labels}\n`
    return `${root}/-/issues/new?issue[title]=${encodeURIComponent(title)}&issue[description]=${encodeURIComponent(description)}`
  }
  return `${root}/issues/new?title=${encodeURIComponent(title)}&labels=${encodeURIComponent(labels)}`
}
