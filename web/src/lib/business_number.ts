/** What the number of a business is called: Kosovo and Albania have names of their own. */
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
