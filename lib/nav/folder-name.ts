/** A folder's name in the sidebar: its route, or where it has none, as a menu without a folder, its own name. */
export function folderOf({ route, name }: { route: string; name: string }): string {
  return route && route !== '#' ? route : `/${name}`
}

/** The id of the list of what is in a folder. */
export function folderListId(folder: string): string {
  return `sidebar${folder.replace(/\W+/g, '-')}`
}
