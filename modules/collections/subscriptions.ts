import { changeRows } from '#core/database/change_rows'
import { defineRecordKind } from '#core/records/record_kinds'
import { collectionSource } from '#modules/banking/public'
import { bookSum, releaseSum } from '#modules/collections/actions/book_sum'
import { giveBack, takeBack } from '#modules/collections/actions/take_debit_back'
import { awaitedSums } from '#modules/collections/queries/awaited_sums'
import { debitsReturnedBy, returnableDebits } from '#modules/collections/queries/returnable_debits'
import { paymentRemoval } from '#modules/invoicing/public'

defineRecordKind({ type: 'collection', subject: { table: 'collections', label: 'first_on' } })

collectionSource.plug({
  awaited: awaitedSums,
  book: bookSum,
  release: releaseSum,
  returnable: returnableDebits,
  returnedBy: debitsReturnedBy,
  takeBack,
  giveBack,
})

const UNBOOK =
  'update direct_debits set payment_id = null, entry_id = null where company_id = ? and payment_id = ?'

// A payment that is removed by hand leaves its direct debit to be booked again.
paymentRemoval.follow(async ({ company_id, id }) => {
  await changeRows(UNBOOK, [company_id, id])
})
