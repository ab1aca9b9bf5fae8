import styles from './Desk.module.css'

/** In the place of the desk until its scripts are there. */
export function DeskLoading() {
  return <div className={styles.loading}>Loading the cards …</div>
}
