import { useState } from 'react'
import { readFavorites, subscribeToFavorites, type Favorites } from '@lib/team-names/favorites'
import { useBrowserLayoutEffect } from '../site/useBrowserLayoutEffect'

/** The reader's favorite names; undefined in the exported HTML, which knows no reader, and so in the first drawing too. */
export function useFavorites(): Favorites | undefined {
  const [favorites, setFavorites] = useState<Favorites>()
  useBrowserLayoutEffect(() => {
    const look = () => setFavorites(readFavorites())
    look()
    return subscribeToFavorites(look)
  }, [])
  return favorites
}
