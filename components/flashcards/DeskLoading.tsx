import styles from './Desk.module.css'

/** In the place of the desk until its scripts are there. */
export function DeskLoading() {
  return <div className={styles.loading}>The cards come as soon as you tap, scroll or press a key.</div>
}
