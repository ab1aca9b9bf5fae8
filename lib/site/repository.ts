/** A hosted code repository, parsed from the address of any page in it. */
export interface Repository {
  host: string
  owner: string
  name: string
}

/** The repository of an https address; null unless it has host, owner, and name. */
export function repositoryOf(address: string): Repository | null {
  if (address.length > 2048 || !URL.canParse(address)) return null
  const { protocol, host, pathname } = new URL(address)
  const [owner, name] = pathname.split('/').filter(Boolean)
  if (protocol !== 'https:' || !owner || !name) return null
  return { host, owner, name: name.replace(/\.git$/, '') }
}

/**
 * The new-issue form's address with title and labels: for GitLab as a quick action in the description, for GitHub as a
 * parameter. Throws 'Invalid `docsRepositoryBase` URL!' if the address isn't a repository.
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
