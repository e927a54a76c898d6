import { reopenEntryOf } from '#modules/banking/actions/unmatch_entry'
import { paymentRemoval } from '#modules/invoicing/public'

paymentRemoval.follow(reopenEntryOf)
