import { registerCheck, whenBooked } from '#modules/invoicing/public'
import { verifyEntries } from '#modules/vat/entries/enter_companies'
import { followBooking } from '#modules/vat/entries/follow_booking'

whenBooked(followBooking)
registerCheck('VAT entries that are not what documents and payments make them', verifyEntries)
