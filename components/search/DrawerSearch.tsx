import { Search } from './Search'

/** The search at the top of the phone's drawer, where the theme asks for one. */
export function DrawerSearch() {
  return <Search isInDrawer />
}
