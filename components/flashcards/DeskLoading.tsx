import styles from './Desk.module.css'

/** Shown until the desk's scripts are loaded. */
export function DeskLoading() {
  return <div className={styles.loading}>The cards are on their way.</div>
}
