import { site } from '@data/site'
import { Button, ButtonRow } from '../controls/Button'

/** The policy on the handbook's offer; if 'when-asked', buttons turn it on and off (features/exit-intent.ts). */
export function OfferChoice() {
  if (site.exitIntent === 'at-once') {
    return (
      <p>
        The entry for the handbook offer is the exception. It is written when the offer appears, only to keep
        the offer from coming back.
      </p>
    )
  }
  return (
    <>
      <p>
        The handbook offer appears only if you ask for it, and its entry is not written on your device before
        that.
      </p>
      <div data-needs-scripts="">
        <ButtonRow>
          <Button data-act="offer" data-offer="yes">
            Offer me the handbook
          </Button>
          <Button data-act="offer" data-offer="no">
            Don&rsquo;t offer it
          </Button>
        </ButtonRow>
        <p role="status" data-offer-said="" />
      </div>
    </>
  )
}
