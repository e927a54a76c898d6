/** Whether a dialog stands before the page: the keys of the page then mean nothing. */
export const isDialogOpen = () => document.querySelector('[aria-modal="true"]') !== null
