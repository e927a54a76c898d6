import type { RecipientRow } from '#modules/recurring/queries/recipient_rows'

/** As much of a client as it takes to choose it. */
export const transformRecipient = ({ id, number, name, city, currency }: RecipientRow) => ({
  _id: id,
  number,
  name,
  city,
  currency,
})
