import { Button } from '../practice/Button'
import styles from './Desk.module.css'

interface DeskLoadingProps {
  error?: Error | null
  retry?: () => void
}

/** In the place of the desk until its scripts are there, or where they did not come. */
export function DeskLoading({ error, retry }: DeskLoadingProps) {
  if (error) {
    return (
      <div className={styles.desk}>
        <p role="alert">The part of this page that lays out the cards could not be loaded.</p>
        {retry && <Button onClick={retry}>Try again</Button>}
      </div>
    )
  }
  return <div className={styles.loading}>Loading the cards …</div>
}
