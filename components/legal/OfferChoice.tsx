import { site } from '@data/site'
import styles from './OfferChoice.module.css'

/**
 * What the Cookie Policy says of the handbook's offer under the owner's setting: that its mark is written unasked, or
 * the box to ask for the offer, heard by client/parts/exit-intent.ts.
 */
export function OfferChoice() {
  if (site.exitIntent === 'at-once') {
    return (
      <p>
        The mark of the handbook&rsquo;s offer is the exception. It is written when the offer appears, and its
        only purpose is to keep the offer from coming back.
      </p>
    )
  }
  return (
    <>
      <p>
        The offer of the handbook and its mark wait until you ask for them. Without that, neither appears on
        your device.
      </p>
      <p className={styles.choice}>
        <label>
          <input type="checkbox" autoComplete="off" data-offer-choice="" /> Offer me the handbook when my
          mouse leaves the page
        </label>
      </p>
    </>
  )
}
