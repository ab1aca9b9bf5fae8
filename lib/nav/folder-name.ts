/** A folder's name in the sidebar: its route, or its key if it has none (as a menu without a folder). */
export function folderOf({ route, name }: { route: string; name: string }): string {
  return route && route !== '#' ? route : `/${name}`
}

/** The id of a folder's list. */
export function folderListId(folder: string): string {
  return `sidebar${folder.replace(/\W+/g, '-')}`
}
