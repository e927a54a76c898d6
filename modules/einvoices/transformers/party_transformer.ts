import type { BuyerParty, SellerParty } from '#modules/einvoices/model/party'

/** A party of a received e-invoice; missing texts are empty. */
export const transformParty = (party: SellerParty | BuyerParty) => ({
  name: party.name,
  tradingName: party.tradingName ?? '',
  street: [party.address.street, party.address.street2, party.address.street3]
    .filter(Boolean)
    .join(', '),
  postalCode: party.address.postalCode ?? '',
  city: party.address.city ?? '',
  country: party.address.country,
  vatId: party.vatId ?? '',
  registration: party.registration?.value ?? '',
  contact: party.contact?.name ?? '',
  phone: party.contact?.phone ?? '',
  email: party.contact?.email ?? '',
})
