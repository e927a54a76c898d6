/** The name that the company uses in mails and on letterheads: its trading name (BT-28), else its own. */
export const knownAs = ({
  companyName,
  tradingName,
}: {
  companyName: string
  tradingName?: string
}) => tradingName || companyName
