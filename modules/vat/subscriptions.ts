import { defineRecordKind } from '#core/records/record_kinds'
import { registerReportedMonths, whenBooked } from '#modules/invoicing/public'
import { verifyEntries } from '#modules/vat/entries/enter_companies'
import { followBooking } from '#modules/vat/entries/follow_booking'
import { isMonthReported } from '#modules/vat/queries/reported_months'

whenBooked(followBooking)
registerReportedMonths(isMonthReported)
defineRecordKind({
  type: 'vatEntry',
  checks: { 'VAT entries that are not what documents and payments make them': verifyEntries },
})
