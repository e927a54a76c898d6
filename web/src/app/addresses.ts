import { matchPath } from 'react-router-dom'

/**
 * Addresses of other screens than the sign-in that are open to people who are not signed in, and those of the operator,
 * whose sign-in is another one. The manifests know them too, but they come later than the sign-in page.
 */
const OPEN_ADDRESSES = [
  '/admin/*',
  '/clientHistoryLedger/:clientId',
  '/delete-account',
  '/device',
  '/offers/:id',
  '/proposals/:id',
  '/shared/invoices/:id',
]

/** Whether somebody who is not signed in may see more at this address than the sign-in page. */
export const isOpenAddress = (pathname: string) =>
  OPEN_ADDRESSES.some((path) => matchPath(path, pathname))
