import { Migration } from '#core/database/migration'
import { unsayPutAside } from '#core/mail/unsay_put_aside'

/** A mail that was put aside without a mail server has sent nothing. */
export default class extends Migration {
  override async up() {
    this.fill(unsayPutAside('delivery_notes'))
  }
}
