import { toggleFavorite, type Favorites } from '@lib/team-names/favorites'
import { Button, ButtonRow } from '../controls/Button'
import { NameLine } from './NameLine'
import { RowButton } from './RowButton'
import styles from './TeamNamesApp.module.css'

interface FavoriteNamesProps {
  /** Undefined until storage was read. */
  favorites: Favorites | undefined
  /** The word of the button that copies this. */
  copyWord: (about: string) => string
  onCopy: (names: readonly string[]) => void
}

/** The reader's favorite names, stored on this device. */
export function FavoriteNames({ favorites, copyWord, onCopy }: FavoriteNamesProps) {
  const names = favorites?.names ?? []
  return (
    <section className={styles.part} data-needs-scripts="">
      <h2 className={styles.title}>Your favorites</h2>
      <p className={styles.note} data-screen="">
        {favorites?.isKept === false
          ? 'Your browser doesn’t let this site store your favorites, so they last only until you leave this page.'
          : 'They stay in this browser and aren’t sent anywhere.'}
      </p>
      {names.length === 0 ? (
        <p className={styles.empty} data-screen="">
          You don’t have any yet. Press ‘Favorite’ next to a name that you like.
        </p>
      ) : (
        <>
          <ul className={styles.names} aria-label="Your favorites">
            {names.map(name => (
              <li key={name}>
                <NameLine name={name}>
                  <RowButton about={name} onPress={() => toggleFavorite(name)}>
                    Remove
                  </RowButton>
                  <RowButton about={name} onPress={() => onCopy([name])}>
                    {copyWord(name)}
                  </RowButton>
                </NameLine>
              </li>
            ))}
          </ul>
          <ButtonRow>
            <Button onClick={() => onCopy(names)}>Copy your favorites</Button>
          </ButtonRow>
        </>
      )}
    </section>
  )
}
