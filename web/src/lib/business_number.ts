/** The name of the business number, which differs in Kosovo and Albania. */
export const numberName = (country: string) =>
  country === 'XK' || country === 'AL' ? country : 'other'

/** Whether a form asks for the number: where businesses are known by one, and where one is entered already. */
export const hasBusinessNumber = ({
  country,
  businessNumber,
}: {
  country: string
  businessNumber: string
}) => numberName(country) !== 'other' || businessNumber !== ''
